ALTER TABLE plan ADD COLUMN "customer" TEXT NOT NULL DEFAULT '';
ALTER TABLE plan ADD COLUMN "author" TEXT NOT NULL DEFAULT '';
ALTER TABLE plan ADD COLUMN "logo" TEXT NOT NULL DEFAULT '';
ALTER TABLE plan ADD COLUMN "costs_currency" TEXT NOT NULL DEFAULT '';
ALTER TABLE plan ADD COLUMN "costs_kwh_price" REAL;
ALTER TABLE plan ADD COLUMN "costs_pue" REAL;
ALTER TABLE servers ADD COLUMN "model" TEXT;
ALTER TABLE servers ADD COLUMN "price" REAL;
ALTER TABLE hosts ADD COLUMN "model" TEXT;
ALTER TABLE hosts ADD COLUMN "price" REAL;
CREATE TABLE licences (
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "per" TEXT NOT NULL,
  "machines" TEXT NOT NULL,
  "price" REAL,
  "yearly" INTEGER NOT NULL,
  PRIMARY KEY ("id")
) STRICT, WITHOUT ROWID;
CREATE TABLE models (
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "maker" TEXT NOT NULL,
  "year" INTEGER,
  "processor" TEXT NOT NULL,
  "sockets" INTEGER,
  "cores" INTEGER,
  "clock_mhz" REAL,
  "threads_per_core" INTEGER,
  "specint_rate2006" REAL,
  "specrate2017_int_base" REAL,
  "spec_submission" TEXT NOT NULL,
  "memory_mb" INTEGER,
  "power_watts" REAL,
  "rack_units" REAL,
  "price" REAL,
  "notes" TEXT NOT NULL,
  PRIMARY KEY ("id")
) STRICT, WITHOUT ROWID;
