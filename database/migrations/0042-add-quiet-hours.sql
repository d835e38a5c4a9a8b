ALTER TABLE people ADD COLUMN has_quiet_hours boolean NOT NULL DEFAULT false;
