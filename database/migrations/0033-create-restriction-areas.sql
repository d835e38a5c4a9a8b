CREATE TABLE restriction_areas (
  fingerprint text PRIMARY KEY,
  shape jsonb NOT NULL,
  kept_at timestamptz(3) NOT NULL
);
