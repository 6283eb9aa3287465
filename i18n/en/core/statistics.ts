import type zh from '../../zh/core/statistics.ts'

/** What groups of numbers are called, wherever reports name them. */
export default {
  none: 'None',
  other: 'Other',
  yes: 'Yes',
  no: 'No',
  total: 'Total',
  /** Above a column of numbers that say nothing by themselves: `Package 30`. */
  column: '%{dimension} %{value}',
  below: 'below %{bound}',
  between: '%{from} to below %{below}',
  fromTo: '%{from}–%{to}',
  atLeast: '%{bound} and above',
  hour: '%{hour}:00',
  weekdays: { 1: 'Monday', 2: 'Tuesday', 3: 'Wednesday', 4: 'Thursday', 5: 'Friday', 6: 'Saturday', 7: 'Sunday' },
  compared: {
    previous: '%{measure} (previous period)',
    lastYear: '%{measure} (a year before)',
    free: '%{measure} (%{range})',
  },
  /** Above a column that says by how much another one is more or less, and which part of that this is, as a fraction. */
  difference: '%{of}: difference to %{to}',
  differencePart: '%{of}: relative difference to %{to}',
} satisfies typeof zh
