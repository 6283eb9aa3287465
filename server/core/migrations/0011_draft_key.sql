-- What an operator's browser encrypts unfinished forms with, so that nobody else who uses that browser can read them: 32 bytes,
-- hexadecimal. Made once for each account and never changed, since a new password must not lose what was typed.
alter table credential add column if not exists draft_key text not null
  default encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'); -- 244 random bits
