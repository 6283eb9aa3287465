-- Who signs in by WeChat, and with which tokens. Ids of WeChat are kept as hashes alone: nothing here can say them.

create table if not exists wx_identity (
  hash text primary key,
  wx_user integer not null unique references wx_user (id) on delete cascade
);

create table if not exists wx_sign_in (
  token_hash text primary key,
  wx_user integer not null references wx_user (id) on delete cascade,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null
);

create index if not exists wx_sign_in_wx_user on wx_sign_in (wx_user, expires_at);
