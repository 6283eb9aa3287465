-- What the search index of each table covers. Rows that were written before it covered something are read again, in batches, while hosts serve.

create table if not exists search_index (
  source text primary key,
  covers text not null,
  -- From which id on rows are still to be read again; null where none are.
  next_id integer,
  built_at timestamptz
);

-- What rows have been written with up to now.
insert into search_index (source, covers) values
  ('animation', '{"title":"name","titleEn":"text"}'),
  ('banner', '{"title":"name","titleEn":"text"}'),
  ('case', '{"number":"name"}'),
  ('case_record', '{"number":"name"}'),
  ('case_success', '{"title":"name","titleEn":"text","type":"text"}'),
  ('client_software', '{"release":"name"}'),
  ('consume_record', '{"number":"name"}'),
  ('device', '{"name":"name","serial":"text"}'),
  ('dict', '{"value":"name","label":"text","labelEn":"text"}'),
  ('dict_group', '{"name":"name","label":"text","labelEn":"text"}'),
  ('doctor', '{"name":"name"}'),
  ('error_log', '{"message":"name","kind":"text","place":"text"}'),
  ('game', '{"name":"name","nameEn":"text","code":"text"}'),
  ('gray_publish', '{"name":"name"}'),
  ('help', '{"name":"name"}'),
  ('hospital', '{"name":"name","code":"text","contact":"text"}'),
  ('hospital_price', '{"number":"name"}'),
  ('hospital_recharge', '{"number":"name"}'),
  ('knowledge', '{"title":"name","titleEn":"text","tags":"text"}'),
  ('menu', '{"title":"name","titleEn":"text"}'),
  ('news', '{"title":"name","titleEn":"text"}'),
  ('notice', '{"title":"name"}'),
  ('operator', '{"username":"name","name":"text"}'),
  ('partner', '{"name":"name","nameEn":"text"}'),
  ('patient', '{"name":"name","account":"text"}'),
  ('picture', '{"name":"name","tags":"text"}'),
  ('plan_template', '{"name":"name"}'),
  ('price', '{"number":"name"}'),
  ('price_option', '{"label":"name","labelEn":"text"}'),
  ('project', '{"name":"name","nameEn":"text"}'),
  ('project_type', '{"name":"name","nameEn":"text"}'),
  ('recharge', '{"number":"name"}'),
  ('recharge_refund', '{"number":"name"}'),
  ('refund_request', '{"number":"name"}'),
  ('role', '{"name":"name","nameEn":"text"}'),
  ('saved_view', '{"title":"name"}'),
  ('serial', '{"number":"name","batch":"text"}'),
  ('serial_series', '{"name":"name","pattern":"text"}'),
  ('treatment_plan', '{"number":"name"}'),
  ('update_info', '{"release":"name"}'),
  ('user_help', '{"name":"name"}'),
  ('version_info', '{"release":"name"}')
on conflict do nothing;
