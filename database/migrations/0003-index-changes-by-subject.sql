CREATE INDEX changes_by_subject ON changes (subject, id);
