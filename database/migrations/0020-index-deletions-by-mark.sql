CREATE INDEX deletions_by_mark ON deletions (subject_mark);
