CREATE TABLE readings (
  path text PRIMARY KEY,
  value jsonb NOT NULL,
  read_at timestamptz(3) NOT NULL
);
