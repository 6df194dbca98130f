ALTER TABLE plan ADD COLUMN "assumptions_yearly_growth" REAL NOT NULL DEFAULT 0.1;
ALTER TABLE populations ADD COLUMN "yearly_growth" REAL;
