-- Files of the builds that sites of this installation serve, so that each site can serve those of the others.
CREATE TABLE build_files (
  path text PRIMARY KEY,
  body bytea NOT NULL,
  is_packed boolean NOT NULL,
  used_at timestamptz(3) NOT NULL DEFAULT now()
);
