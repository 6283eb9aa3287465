-- What one person did is read in the order of time, for which there is an index: another in the order of ids was written with every look and every change as well.
drop index if exists read_log_operator;
drop index if exists change_log_operator;
