CREATE TABLE seasons (
  year integer PRIMARY KEY,
  summary jsonb NOT NULL,
  summed_at timestamptz(3) NOT NULL
);
