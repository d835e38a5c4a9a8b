CREATE INDEX cap_messages_by_follows ON cap_messages (follows);
