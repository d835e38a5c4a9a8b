CREATE INDEX consents_by_person ON consents (person_id, purpose);
