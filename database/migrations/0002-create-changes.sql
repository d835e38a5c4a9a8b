CREATE TABLE changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  subject text NOT NULL,
  season_year integer NOT NULL,
  before jsonb,
  after jsonb,
  previous_read_at timestamptz(3) NOT NULL,
  observed_at timestamptz(3) NOT NULL,
  CONSTRAINT changes_natural_key UNIQUE (season_year, kind, subject, previous_read_at),
  CONSTRAINT changes_are_differences CHECK (before IS DISTINCT FROM after)
);
