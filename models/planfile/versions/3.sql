CREATE TABLE plan (
  "title" TEXT NOT NULL,
  "notes" TEXT NOT NULL,
  "assumptions_cpu_ceiling" REAL NOT NULL,
  "assumptions_cpu_target_low" REAL NOT NULL,
  "assumptions_memory_ceiling" REAL NOT NULL,
  "assumptions_count_page_sharing" INTEGER NOT NULL,
  "assumptions_peak_factor" REAL NOT NULL,
  "digest" TEXT NOT NULL
) STRICT;
CREATE TABLE overrides (
  "figure" TEXT NOT NULL,
  "value" REAL NOT NULL,
  "reason" TEXT NOT NULL,
  PRIMARY KEY ("figure")
) STRICT, WITHOUT ROWID;
CREATE TABLE ignored (
  "design" TEXT NOT NULL,
  "rule" TEXT NOT NULL,
  "subject" TEXT NOT NULL,
  "about" TEXT NOT NULL,
  "reason" TEXT NOT NULL,
  PRIMARY KEY ("design", "rule", "subject", "about")
) STRICT, WITHOUT ROWID;
CREATE TABLE sites (
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "serves" TEXT NOT NULL,
  "position_x" REAL,
  "position_y" REAL,
  "notes" TEXT NOT NULL,
  PRIMARY KEY ("id")
) STRICT, WITHOUT ROWID;
CREATE TABLE links (
  "id" TEXT NOT NULL,
  "ends" TEXT NOT NULL,
  "bandwidth_mbit_s" REAL NOT NULL,
  "latency_ms" REAL NOT NULL,
  "notes" TEXT NOT NULL,
  PRIMARY KEY ("id")
) STRICT, WITHOUT ROWID;
CREATE TABLE populations (
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "site" TEXT NOT NULL,
  "mailboxes" INTEGER NOT NULL,
  "messages_per_day" REAL NOT NULL,
  "message_kb" REAL NOT NULL,
  "mailbox_mb" REAL NOT NULL,
  "items_in_largest_folder" INTEGER NOT NULL,
  "users_outlook" INTEGER NOT NULL,
  "users_outlook_anywhere" INTEGER NOT NULL,
  "users_owa" INTEGER NOT NULL,
  "users_activesync" INTEGER NOT NULL,
  "users_imap4" INTEGER NOT NULL,
  "users_pop3" INTEGER NOT NULL,
  "users_ews" INTEGER NOT NULL,
  "rates_owa_requests_s" REAL,
  "rates_activesync_requests_s" REAL,
  "rates_messages_s" REAL,
  "rates_web_connections" REAL,
  "position_x" REAL,
  "position_y" REAL,
  "notes" TEXT NOT NULL,
  PRIMARY KEY ("id")
) STRICT, WITHOUT ROWID;
CREATE TABLE designs (
  "rank" INTEGER NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "notes" TEXT NOT NULL,
  PRIMARY KEY ("rank")
) STRICT, WITHOUT ROWID;
CREATE TABLE servers (
  "design" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "site" TEXT NOT NULL,
  "exchange" TEXT NOT NULL,
  "roles" TEXT NOT NULL,
  "windows" TEXT NOT NULL,
  "processor_cores" INTEGER NOT NULL,
  "processor_clock_mhz" REAL NOT NULL,
  "processor_relative_speed" REAL NOT NULL,
  "processor_specint_rate2006" REAL,
  "processor_specrate2017_int_base" REAL,
  "processor_threads_per_core" INTEGER,
  "memory_mb" INTEGER NOT NULL,
  "weight" REAL,
  "database_cache_mb" INTEGER,
  "antivirus_engines" INTEGER,
  "authentication" TEXT,
  "disk_iops" REAL,
  "network_mbit_s" REAL,
  "power_watts" REAL,
  "rack_units" REAL,
  "sockets" INTEGER,
  "position_x" REAL,
  "position_y" REAL,
  "notes" TEXT NOT NULL,
  PRIMARY KEY ("design", "id")
) STRICT, WITHOUT ROWID;
CREATE TABLE hosts (
  "design" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "site" TEXT NOT NULL,
  "hypervisor" TEXT NOT NULL,
  "processor_cores" INTEGER NOT NULL,
  "processor_clock_mhz" REAL NOT NULL,
  "processor_relative_speed" REAL NOT NULL,
  "processor_specint_rate2006" REAL,
  "processor_specrate2017_int_base" REAL,
  "processor_threads_per_core" INTEGER,
  "memory_mb" INTEGER NOT NULL,
  "large_pages" INTEGER NOT NULL,
  "disk_iops" REAL,
  "network_mbit_s" REAL,
  "power_watts" REAL,
  "rack_units" REAL,
  "sockets" INTEGER,
  "position_x" REAL,
  "position_y" REAL,
  "notes" TEXT NOT NULL,
  PRIMARY KEY ("design", "id")
) STRICT, WITHOUT ROWID;
CREATE TABLE vms (
  "design" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "host" TEXT NOT NULL,
  "exchange" TEXT NOT NULL,
  "roles" TEXT NOT NULL,
  "vcpus" INTEGER NOT NULL,
  "memory_mb" INTEGER NOT NULL,
  "guest" TEXT NOT NULL,
  "weight" REAL,
  "database_cache_mb" INTEGER,
  "antivirus_engines" INTEGER,
  "authentication" TEXT,
  "disk_iops" REAL,
  "position_x" REAL,
  "position_y" REAL,
  "notes" TEXT NOT NULL,
  PRIMARY KEY ("design", "id")
) STRICT, WITHOUT ROWID;
