UPDATE changes SET matched_at = observed_at;
