CREATE TABLE report_handovers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  report_id uuid NOT NULL REFERENCES fire_reports (id) ON DELETE CASCADE,
  -- Null: the report itself.
  photo_id uuid REFERENCES report_photos (id) ON DELETE CASCADE,
  due_at timestamptz(3) NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  held_by uuid,
  held_until timestamptz(3),
  reason text,
  accepted_at timestamptz(3),
  CONSTRAINT report_handovers_once UNIQUE NULLS NOT DISTINCT (report_id, photo_id)
);
