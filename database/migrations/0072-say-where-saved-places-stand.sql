-- The ground that a place is judged by, the shapes that said so, and when; null until it is found, or by an earlier version.
ALTER TABLE saved_places
  ADD COLUMN ground_latitude double precision,
  ADD COLUMN ground_longitude double precision,
  ADD COLUMN shapes_key text,
  ADD COLUMN grounded_at timestamptz(3);
