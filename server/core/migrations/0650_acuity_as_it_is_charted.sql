-- Visual acuity is kept as charts write it, with one decimal place at least: 1.0, not 1.
update "case" set
  naked_right = case when naked_right in ('1', '2') then naked_right || '.0' else naked_right end,
  naked_left = case when naked_left in ('1', '2') then naked_left || '.0' else naked_left end,
  corrected_right = case when corrected_right in ('1', '2') then corrected_right || '.0' else corrected_right end,
  corrected_left = case when corrected_left in ('1', '2') then corrected_left || '.0' else corrected_left end
where array[naked_right, naked_left, corrected_right, corrected_left] && array['1', '2'];

update case_record set
  naked_right = case when naked_right in ('1', '2') then naked_right || '.0' else naked_right end,
  naked_left = case when naked_left in ('1', '2') then naked_left || '.0' else naked_left end,
  corrected_right = case when corrected_right in ('1', '2') then corrected_right || '.0' else corrected_right end,
  corrected_left = case when corrected_left in ('1', '2') then corrected_left || '.0' else corrected_left end
where array[naked_right, naked_left, corrected_right, corrected_left] && array['1', '2'];

update case_success set
  first_right = case when first_right in ('1', '2') then first_right || '.0' else first_right end,
  first_left = case when first_left in ('1', '2') then first_left || '.0' else first_left end,
  last_right = case when last_right in ('1', '2') then last_right || '.0' else last_right end,
  last_left = case when last_left in ('1', '2') then last_left || '.0' else last_left end
where array[first_right, first_left, last_right, last_left] && array['1', '2'];
