CREATE INDEX changes_to_match ON changes (id) WHERE matched_at IS NULL;
