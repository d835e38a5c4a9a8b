CREATE INDEX report_photos_by_report ON report_photos (report_id);
