-- What people agreed to whose profile is erased: proof for three years, without the profile or the addresses.
CREATE TABLE past_consents (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email_mark text,
  phone_mark text,
  purpose text NOT NULL,
  text_version text NOT NULL,
  language text NOT NULL,
  method text NOT NULL,
  given_at timestamptz(3) NOT NULL,
  withdrawn_at timestamptz(3) NOT NULL,
  CONSTRAINT past_consents_marked CHECK (email_mark IS NOT NULL OR phone_mark IS NOT NULL)
);
