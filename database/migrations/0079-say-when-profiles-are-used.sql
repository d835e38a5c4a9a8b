-- Whoever is there counts as of today: nobody is erased because of this step. The other two are null while nobody is warned.
ALTER TABLE people
  ADD COLUMN used_at timestamptz(3) NOT NULL DEFAULT now(),
  ADD COLUMN erase_at timestamptz(3),
  ADD COLUMN last_warned_at timestamptz(3);
