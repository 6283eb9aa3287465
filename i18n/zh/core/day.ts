/** What fields of days say. */
export default {
  open: '在日历中选择%{field}',
  placeholder: '如 20261122、今天、+7',
  momentPlaceholder: '如 2026-11-22 9:30、现在',
}
