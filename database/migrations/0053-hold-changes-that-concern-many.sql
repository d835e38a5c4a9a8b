ALTER TABLE changes ADD COLUMN held_people integer, ADD COLUMN released_at timestamptz(3);
