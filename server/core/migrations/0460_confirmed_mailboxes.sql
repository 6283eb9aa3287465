-- A mailbox gives its account a new password only once its owner has shown that they read what comes there. What is kept is the mailbox itself, so that whoever
-- types another one for the account has confirmed nothing.

create table if not exists confirmed_mailbox (
  operator integer primary key,
  email text not null,
  confirmed_at timestamptz not null
);

-- Where a one-time password was mailed to: who comes with it has read that mailbox.
alter table credential add column if not exists mailed_to text;

-- Until now the personal center alone asked for a code that was sent to the mailbox.
insert into confirmed_mailbox (operator, email, confirmed_at)
select o.id, o.email, l.at from operator o
join lateral (select c.action, c.at from change_log c where c.resource = 'operator' and c.record = o.id and c.changes ? 'email' order by c.id desc limit 1) l on l.action = 'changeOwn'
where o.email is not null
on conflict do nothing;

-- The others are told once how to confirm theirs.
insert into operator_notice (operator, key, parameters, created_at)
select o.id, 'mailboxToConfirm', '{}', now() from operator o
where o.email is not null and not o.deleted and not o.is_experience and o.id not in (select operator from confirmed_mailbox);
