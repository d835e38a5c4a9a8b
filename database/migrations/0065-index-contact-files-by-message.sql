CREATE INDEX contact_files_by_message ON contact_files (message_id);
