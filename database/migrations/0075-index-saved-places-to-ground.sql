CREATE INDEX saved_places_to_ground ON saved_places (id) WHERE grounded_at IS NULL OR grounded_at < changed_at;
