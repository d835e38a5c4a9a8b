ALTER TABLE deliveries ADD COLUMN delivered_at timestamptz(3), ADD COLUMN followed_at timestamptz(3);
