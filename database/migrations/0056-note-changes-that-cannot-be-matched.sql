ALTER TABLE changes ADD COLUMN match_failed_at timestamptz(3);
