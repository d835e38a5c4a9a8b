CREATE INDEX saved_places_by_shapes ON saved_places (shapes_key);
