-- Figures are one's own, unless a role has the permission for those of everybody. Roles that were made here keep what they saw until now.

update "role" set "permissions" = "permissions" || '["statistics:everyone"]'::jsonb, "version" = "version" + 1, "updated_at" = now()
where "key" is null and not "permissions" ? 'statistics:everyone' and not "permissions" ? '*' and not "permissions" ? 'statistics:*'
  and exists (select from jsonb_array_elements_text("permissions") granted where granted like 'statistics:%' or granted like 'effect:%');
