ALTER TABLE hosts ADD COLUMN "known_hardware" TEXT NOT NULL DEFAULT '[]';
