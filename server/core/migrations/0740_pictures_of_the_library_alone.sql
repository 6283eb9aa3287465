-- Formatted texts have pictures of the library and no others: one at another address told that place who read the text, children's devices among
-- them. Texts are stored as the cleaner writes them, with `<` and `>` in values written otherwise.
-- Older hosts: must have stopped, as they keep such pictures.

do $$
declare
  held record;
begin
  for held in
    select * from (values
      ('notice', 'content'), ('notice', 'content_en'), ('help', 'content'), ('help', 'content_en'), ('user_help', 'content'), ('user_help', 'content_en'), ('application_mail', 'content'), ('application_mail', 'content_en'),
      ('news', 'content'), ('news', 'content_en'), ('knowledge', 'content'), ('knowledge', 'content_en'), ('case_success', 'story'), ('case_success', 'story_en'),
      ('update_info', 'content'), ('update_info', 'content_en'), ('version_info', 'content'), ('version_info', 'content_en')
    ) as texts (of, at)
  loop
    execute format('update %1$I set %2$I = regexp_replace(%2$I, %3$L, '''', ''gi'') where %2$I ~* %3$L',
      held.of, held.at, '<img(?![^<>]*\ssrc="upload:[0-9a-f]{32}")[^<>]*>');
  end loop;
end
$$;
