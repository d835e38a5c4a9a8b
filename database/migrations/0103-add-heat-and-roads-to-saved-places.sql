ALTER TABLE saved_places ADD COLUMN alert_heat boolean NOT NULL DEFAULT false, ADD COLUMN alert_roads boolean NOT NULL DEFAULT false;
