CREATE INDEX alerts_by_place ON alerts (place_id);
