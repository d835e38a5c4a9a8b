ALTER TABLE deliveries ADD COLUMN subscriber_id uuid REFERENCES newsletter_subscribers (id) ON DELETE CASCADE;
