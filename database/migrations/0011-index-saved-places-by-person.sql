CREATE INDEX saved_places_by_person ON saved_places (person_id, created_at);
