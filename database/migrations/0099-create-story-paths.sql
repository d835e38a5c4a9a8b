-- The story that was last at each path, so that every site can redirect the paths that stories left.
CREATE TABLE story_paths (
  language text NOT NULL,
  path text NOT NULL,
  story text NOT NULL,
  seen_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (language, path)
);
