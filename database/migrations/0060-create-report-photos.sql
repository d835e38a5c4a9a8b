CREATE TABLE report_photos (
  -- Made by its sender's device, and the name of its file.
  id uuid PRIMARY KEY,
  report_id uuid NOT NULL REFERENCES fire_reports (id) ON DELETE CASCADE,
  bytes integer NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  sealed_position text,
  created_at timestamptz(3) NOT NULL
);
