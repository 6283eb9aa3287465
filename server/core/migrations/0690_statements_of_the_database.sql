-- What took the database longest, where the extension that keeps it is installed and loaded; else nothing, and no failure of the page that asks.
-- Older hosts: may still run
create or replace function slowest_statements() returns table (id bigint, statement text, calls bigint, total_ms double precision, mean_ms double precision) language plpgsql stable as $$
begin
  if to_regclass('pg_stat_statements') is not null then
    return query execute 'select queryid, query, calls, total_exec_time, mean_exec_time from pg_stat_statements s join pg_database d on d.oid = s.dbid and d.datname = current_database()
      where queryid is not null order by total_exec_time desc limit 50';
  end if;
exception when object_not_in_prerequisite_state or undefined_column or insufficient_privilege then
  return;
end
$$;
