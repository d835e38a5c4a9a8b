-- A phone with the agency's app is reached by its registration at Firebase Cloud Messaging, which stands where a browser's endpoint does.
ALTER TABLE devices ADD COLUMN kind text NOT NULL DEFAULT 'web' CHECK (kind IN ('web', 'fcm'));
