CREATE INDEX changes_held ON changes (id) WHERE held_people IS NOT NULL AND released_at IS NULL;
