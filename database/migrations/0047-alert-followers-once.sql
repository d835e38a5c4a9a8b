CREATE UNIQUE INDEX alerts_of_followers_once ON alerts (change_id, person_id, channel) WHERE place_id IS NULL;
