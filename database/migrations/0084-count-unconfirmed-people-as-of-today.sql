-- Whoever waits to be confirmed with their first address. They were not told of seven days: these count from today.
UPDATE people SET email_once_verified = false, used_at = now() WHERE NOT email_verified AND email_since IS NULL;
