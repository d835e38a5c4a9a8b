CREATE INDEX deletions_to_do ON deletions (next_at) WHERE finished_at IS NULL;
