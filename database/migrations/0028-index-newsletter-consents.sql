CREATE INDEX newsletter_consents_by_email ON newsletter_consents (email_mark);
