CREATE INDEX deliveries_by_reference ON deliveries (reference) WHERE reference IS NOT NULL;
