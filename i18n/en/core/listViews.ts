import type zh from '../../zh/core/listViews.ts'
import type { Same } from '../../Same.ts'

/** What calendars and boards of lists say. */
export default {
  span: 'Span of time',
  month: 'Month',
  week: 'Week',
  day: 'Day',
  today: 'Today',
  earlier: { month: 'Previous month', week: 'Previous week', day: 'Previous day' },
  later: { month: 'Next month', week: 'Next week', day: 'Next day' },
  entries: '1 entry |||| %{count} entries',
  entriesAtLeast: 'More than %{count} %{count|entry|entries}',
  onDay: '%{day}: 1 entry |||| %{day}: %{count} entries',
  more: '+%{count}',
  moreOf: '1 more entry on %{day}: open the day |||| %{count} more entries on %{day}: open the day',
  cut: 'Only the first %{shown} of %{count} are shown, up to %{day}. Narrow the filter, or look at a shorter time.',
  cutAtLeast:
    'Only the first %{shown} of more than %{count} are shown, up to %{day}. Narrow the filter, or look at a shorter time.',
  none: 'There is nothing in this time.',
  nobody: 'Not assigned',
  dayKeys: 'Arrow keys change the day, Page Up and Page Down the month; Enter opens the day.',
  board: {
    empty: 'Nothing here',
    showMore: 'Show %{count} more',
    inList: 'See all in the list',
    move: 'Move %{name}',
    moveTo: 'To “%{column}”: %{action}',
    nowhere: 'This one cannot be moved to another column now.',
    cannot: '%{name} cannot be moved to “%{column}” now.',
    keys: 'Drag the card, or move it to another column with the arrow keys left and right; Enter offers where it can go.',
    dragging: 'Moving %{name}',
    over: '%{name} is over “%{column}”',
    dropped: '%{name} was dropped',
    cancelled: '%{name} was not moved',
  },
} satisfies Same<typeof zh>
