CREATE INDEX changes_by_time ON changes (observed_at);
