-- Readings of the data service that sites and workers share: one of them asks, the others take what it believed.
CREATE TABLE shared_readings (
  key text PRIMARY KEY,
  version bigint NOT NULL,
  packed bytea NOT NULL,
  stored_at timestamptz(3) NOT NULL DEFAULT now()
);
