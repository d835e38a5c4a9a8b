-- Outlives the subscription, without its address: that somebody agreed, and when they no longer did.
CREATE TABLE newsletter_consents (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email_mark text NOT NULL,
  audiences text[] NOT NULL,
  text_version text NOT NULL,
  language text NOT NULL,
  method text NOT NULL,
  given_at timestamptz(3) NOT NULL,
  withdrawn_at timestamptz(3)
);
