-- How far the matching of a change has come that takes more than one step; and how few at once, where more took too long.
ALTER TABLE changes
  ADD COLUMN matched_through uuid,
  ADD COLUMN followers_through uuid,
  ADD COLUMN match_at_once integer;
