ALTER TABLE saved_fires
  ADD COLUMN by_email boolean NOT NULL DEFAULT false,
  ADD COLUMN by_sms boolean NOT NULL DEFAULT false,
  ADD COLUMN by_push boolean NOT NULL DEFAULT false;
