-- sign ins that ended
--
-- Tables: training_sign_in

-- When a sign-in was ended before its time: what is recorded later is not of who went.
alter table training_sign_in add column if not exists left_at timestamptz;
