CREATE INDEX consultations_by_time ON consultations (read_at);
