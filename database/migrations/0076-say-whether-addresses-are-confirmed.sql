-- Null is a profile from before anybody asked: its address counts as confirmed until the provider is asked again.
ALTER TABLE people ADD COLUMN email_verified boolean;
