-- When a task was last claimed that only one program must do.
CREATE TABLE task_claims (
  task text PRIMARY KEY,
  claimed_at timestamptz(3) NOT NULL DEFAULT now()
);
