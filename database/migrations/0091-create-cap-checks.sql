CREATE TABLE cap_checks (
  path text PRIMARY KEY,
  checked_at timestamptz(3) NOT NULL
);
