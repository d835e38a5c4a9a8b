CREATE INDEX fire_reports_by_time ON fire_reports (created_at);
