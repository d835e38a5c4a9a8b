-- A release is sent once, whoever finds it first.
CREATE TABLE told_releases (
  release_id text PRIMARY KEY,
  told_at timestamptz(3) NOT NULL
);
