CREATE TABLE fire_reports (
  id uuid PRIMARY KEY,
  -- Made by its sender's device: sent twice, it is one.
  client_key uuid NOT NULL CONSTRAINT fire_reports_once UNIQUE,
  reference text NOT NULL CONSTRAINT fire_reports_reference UNIQUE,
  language text NOT NULL,
  -- Where the fire is; null where words alone say it.
  lat double precision,
  lon double precision,
  status text NOT NULL,
  -- Null once the personal data is erased.
  sealed_report text,
  announced_photos smallint NOT NULL,
  is_suspect boolean NOT NULL,
  is_answered boolean NOT NULL,
  created_at timestamptz(3) NOT NULL,
  status_at timestamptz(3) NOT NULL
);
