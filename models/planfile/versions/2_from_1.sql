CREATE TABLE ignored (
  "design" TEXT NOT NULL,
  "rule" TEXT NOT NULL,
  "subject" TEXT NOT NULL,
  "about" TEXT NOT NULL,
  "reason" TEXT NOT NULL,
  PRIMARY KEY ("design", "rule", "subject", "about")
) STRICT, WITHOUT ROWID;
ALTER TABLE servers ADD COLUMN "sockets" INTEGER;
ALTER TABLE hosts ADD COLUMN "sockets" INTEGER;
