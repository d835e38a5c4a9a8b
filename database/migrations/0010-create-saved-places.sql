CREATE TABLE saved_places (
  id uuid PRIMARY KEY,
  person_id uuid NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  sealed_nickname text,
  type text NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  radius_km smallint NOT NULL,
  zone_number smallint,
  region_code text,
  by_email boolean NOT NULL,
  by_sms boolean NOT NULL,
  by_push boolean NOT NULL,
  is_daily boolean NOT NULL,
  sealed_phone text,
  created_at timestamptz(3) NOT NULL,
  changed_at timestamptz(3) NOT NULL
);
