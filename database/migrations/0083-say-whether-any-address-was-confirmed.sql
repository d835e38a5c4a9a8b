-- True where nobody knows, as of a profile whose address is not its first: nobody is erased because of this step.
ALTER TABLE people ADD COLUMN email_once_verified boolean NOT NULL DEFAULT true;
