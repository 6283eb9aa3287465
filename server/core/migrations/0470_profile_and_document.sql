-- Two services have other names: one's own account was `center`, documents for paper were `paper`. What logs say of their calls says so too.
update change_log set resource = 'profile' where resource = 'center';
update failed_call set operation = replace(regexp_replace(regexp_replace(operation, '^center\.', 'profile.'), '^paper\.', 'document.'), 'profile.profile', 'profile.read')
  where operation ~ '^(center|paper)\.';
update log_count set operation = replace(regexp_replace(regexp_replace(operation, '^center\.', 'profile.'), '^paper\.', 'document.'), 'profile.profile', 'profile.read')
  where operation ~ '^(center|paper)\.';
