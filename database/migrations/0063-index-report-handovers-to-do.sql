CREATE INDEX report_handovers_to_do ON report_handovers (due_at) WHERE accepted_at IS NULL;
