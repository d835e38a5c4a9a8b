ALTER TABLE alerts DROP CONSTRAINT alerts_change_id_fkey;
