ALTER TABLE saved_places ADD COLUMN air_level smallint;
