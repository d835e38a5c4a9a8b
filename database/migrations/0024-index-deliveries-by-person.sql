CREATE INDEX deliveries_by_person ON deliveries (person_id, id) WHERE person_id IS NOT NULL;
