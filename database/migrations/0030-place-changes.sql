-- What matching asks of a change; none of those before this is alerted.
ALTER TABLE changes
  ADD COLUMN latitude double precision,
  ADD COLUMN longitude double precision,
  ADD COLUMN zone_number smallint,
  ADD COLUMN regions text[] NOT NULL DEFAULT '{}',
  ADD COLUMN areas text[] NOT NULL DEFAULT '{}',
  ADD COLUMN told text,
  ADD COLUMN matched_at timestamptz(3);
