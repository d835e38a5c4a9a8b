CREATE TABLE newsletter_subscribers (
  id uuid PRIMARY KEY,
  sealed_email text NOT NULL,
  email_mark text NOT NULL CONSTRAINT newsletter_subscribers_email UNIQUE,
  language text NOT NULL,
  -- What they get: nothing before they confirm.
  audiences text[] NOT NULL,
  asked_audiences text[],
  token_mark text CONSTRAINT newsletter_subscribers_token UNIQUE,
  token_until timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT newsletter_subscribers_token_whole
    CHECK ((token_mark IS NULL) = (token_until IS NULL) AND (token_mark IS NULL) = (asked_audiences IS NULL))
);
