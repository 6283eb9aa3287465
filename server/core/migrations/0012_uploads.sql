-- Uploaded pictures, by the keys that records hold and files are kept by. Nothing refers to them by a foreign key: an upload that no
-- record holds is removed after a day, and what its key stood for is gone then.

create table if not exists upload (
  key text primary key,
  operator integer not null, -- who uploaded it, and so may put it into a record
  size integer not null, -- bytes, as it is stored
  created_at timestamptz not null
);

create index if not exists upload_operator on upload (operator, created_at);
create index if not exists upload_created_at on upload (created_at);

-- Secrets that all hosts of this database share and nobody else knows, by what they are for.
create table if not exists installation_secret (
  name text primary key,
  secret text not null -- 32 bytes, base64url
);

-- Everybody's own log is read by operator.
create index if not exists session_operator on session (operator, id);
