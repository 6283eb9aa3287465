-- Sessions of one operator whatever became of them: addresses that an account is known to use.
create index if not exists session_operator on session (operator);
