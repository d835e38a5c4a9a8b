CREATE INDEX cap_messages_by_time ON cap_messages (sent_at);
