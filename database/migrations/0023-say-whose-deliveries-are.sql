-- What waits for somebody goes with them; none of those before was an alert.
ALTER TABLE deliveries ADD COLUMN person_id uuid REFERENCES people (id) ON DELETE CASCADE;
