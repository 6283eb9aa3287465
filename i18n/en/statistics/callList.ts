import type zh from '../../zh/statistics/callList.ts'
import type { Same } from '../../Same.ts'

export default {
  start: 'Work through',
  startCount: 'Work through (%{count})',
  startMost: 'Work through the first %{count}',
  place: '%{at} of %{total}',
  counts: '%{saved} followed up, %{skipped} skipped',
  back: 'Back',
  skip: 'Skip',
  saveNext: 'Save and next',
  keys: 'Ctrl+Enter saves and goes on, Alt+N skips, Alt+P goes back',
  none: 'Filter a list for the children to call, then choose “Work through” there.',
  through: 'That was the last one.',
  more: 'Of a longer list the first %{count} are taken at once',
  absent: 'Absent %{days} %{days|day|days} or more',
  absentFor: 'Absent %{from}–%{to} %{to|day|days}',
  allAbsent: 'All',
  due: 'Due and overdue',
  dueUntil: 'Due, or overdue up to %{days} %{days|day|days}',
  done: 'Done',
  all: 'All',
  print: 'Print the reminders',
  printMost: 'Print the first %{count} reminders',
  figures: 'Figures by organisation and doctor',
  hint: 'Select whom to call first',
} satisfies Same<typeof zh>
