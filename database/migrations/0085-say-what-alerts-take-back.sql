-- No reference: a change is deleted together with its alerts, and the key would slow that down.
ALTER TABLE alerts ADD COLUMN takes_back bigint;
