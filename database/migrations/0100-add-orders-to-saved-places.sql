ALTER TABLE saved_places ADD COLUMN with_orders boolean NOT NULL DEFAULT true;
