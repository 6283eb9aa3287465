import type zh from '../../zh/core/report.ts'
import type { Same } from '../../Same.ts'
import ranges from './ranges.ts'

/** Texts of the pages of statistics. */
export default {
  total: 'Total', now: 'Now', time: 'Time', measure: 'Measure', value: 'Value', changeTo: 'Change to: %{comparison}', empty: 'There is nothing in this range',
  range: '%{from} to %{to}', weekOf: 'week of %{day}', quarterOf: 'Q%{quarter} %{year}', yearOf: '%{year}',
  from: 'From', to: 'To', apply: 'Apply', years: 'Years', chooseRange: 'Choose the range', rangeChosen: 'Range: %{range}',
  quick: ranges.quick,
  step: 'Step', steps: ranges.steps,
  compare: 'Compare with', compared: ranges.compared, comparedNot: 'Nothing',
  versus: {
    previous: { more: '%{change} on the period before', less: '%{change} on the period before', same: 'as in the period before', none: '%{change} on the period before' },
    lastYear: { more: '%{change} on the year before', less: '%{change} on the year before', same: 'as in the year before', none: '%{change} on the year before' },
  },
  parameters: { range: 'range', from: 'from', to: 'to', step: 'step', compare: 'comparison' },
  wrong: 'The address has a “%{name}” that cannot be used: %{problem}. The usual is shown instead.',
  changed: { more: '%{change}', less: '%{change}', same: 'the same' }, noBase: 'There was nothing to compare with',
  series: '%{group} · %{measure}', cell: '%{group}: %{number}', partCell: '%{group} (not complete): %{number}', shareCell: '%{cell}, %{share} of all', pointCell: '%{group}: %{across}, %{up}', slice: '%{name} %{share}',
  inRange: '%{number}, %{range}', openNumber: '%{number}: show the rows',
  noneWithout: 'Each of them has been used in this range.',
  noFigures: 'There are no figures for these filters, see the list below.',
  allRows: 'All rows', highest: 'Highest: %{period}', lowest: 'Lowest: %{period}',
  definitionOf: 'How it is worked out: %{names}',
  asTable: 'Table', asChart: 'Chart', legend: 'Legend: press to hide or show', keys: 'Arrow keys move between the points, Enter shows the rows, T shows the table.',
  part: 'This period is not complete', partNote: 'Hollow points, pale bars and * are periods that are not complete.',
  take: 'Take along', takeNamed: 'Take along: %{title}', files: { csv: 'CSV table', xlsx: 'Excel table', png: 'PNG picture', pdf: 'PDF document' }, notTaken: 'The file could not be made, please try again',
  print: 'Print', asOf: 'as of %{at}', filter: '%{name}: %{values}',
  counted: 'Counted as: %{rows}',
  own: 'These are your own figures. What cannot be told by person is shown as “–”.',
  asking: 'Counting, this may take a while', left: 'Counting was stopped.', askAgain: 'Count again',
  subscribe: {
    name: 'Subscribe', title: 'Subscribe to “%{title}”',
    about: 'The report is sent to the mailbox of your account: its figures as tables, all of it as a workbook. It shows what your rights and your data scope are when it is sent; filters and comparison are those of this page.',
    done: 'Subscribed; it can be changed and ended among the report subscriptions', waits: 'Subscribed. No mail is sent here yet: it waits until an administrator turns mail on', manage: 'My report subscriptions',
  },
  sentence: {
    none: 'Nothing from %{range}.', total: '%{range}: %{total}.', most: '%{range}: %{total}. Most: %{group}, with %{most} (%{share}).', highest: '%{range}: %{total}. Highest: %{group}, with %{most}.',
    scatter: '%{range}: %{count} %{count|point|points} of %{across} against %{up}.',
    more: 'That is %{change} more than in %{range} (%{before}).', less: 'That is %{change} less than in %{range} (%{before}).', same: 'That is as much as in %{range} (%{before}).', noBase: 'There is nothing to compare with in %{range}.', two: '%{first} %{second}',
  },
} satisfies Same<typeof zh>
