ALTER TABLE changes ADD COLUMN corrected_at timestamptz(3);
