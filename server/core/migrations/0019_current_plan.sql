-- One current plan a patient, whoever saves at the same moment, and it is current exactly while it has not ended.
create unique index if not exists "by_hand_treatment_plan_current_key" on "treatment_plan" ("patient") where "current";

do $$ begin if not exists (select from pg_constraint where conrelid = to_regclass('"treatment_plan"') and conname = 'treatment_plan_current_check') then
  alter table "treatment_plan" add constraint "treatment_plan_current_check" check ("current" = ("ended_on" is null));
end if; end $$;

-- Whether a current plan has a project is asked before the project is deleted.
create index if not exists "by_hand_treatment_plan_current_items" on "treatment_plan" using gin ("items" jsonb_path_ops) where "current";
