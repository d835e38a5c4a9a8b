-- The saved places and fires whose text messages a STOP ended, so that START brings them back.
ALTER TABLE people ADD COLUMN stopped_texts jsonb;
