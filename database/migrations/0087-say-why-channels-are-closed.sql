ALTER TABLE channel_pauses
  ADD COLUMN reason text,
  ADD COLUMN refused integer,
  ADD COLUMN answers integer,
  ADD COLUMN since timestamptz(3),
  ADD COLUMN probe_at timestamptz(3),
  ADD COLUMN reopened_at timestamptz(3);
