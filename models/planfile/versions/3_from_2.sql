ALTER TABLE servers ADD COLUMN "processor_specrate2017_int_base" REAL;
ALTER TABLE servers ADD COLUMN "processor_threads_per_core" INTEGER;
ALTER TABLE hosts ADD COLUMN "processor_specrate2017_int_base" REAL;
ALTER TABLE hosts ADD COLUMN "processor_threads_per_core" INTEGER;
