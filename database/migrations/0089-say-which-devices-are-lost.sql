-- A device that its push service no longer knows stays in its person's list, shown as lost, and gets nothing.
ALTER TABLE devices ADD COLUMN lost_at timestamptz(3);
