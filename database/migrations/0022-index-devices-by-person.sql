CREATE INDEX devices_by_person ON devices (person_id);
