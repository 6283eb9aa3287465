-- A job that changes records has the product's own name in their histories: which one it was.
alter table change_log add column if not exists job text;
