CREATE INDEX alerts_by_person ON alerts (person_id, id);
