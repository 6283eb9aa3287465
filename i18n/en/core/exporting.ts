import type { Same } from '../../Same.ts'
import type zh from '../../zh/core/exporting.ts'

export default {
  csv: 'CSV file',
  xlsx: 'Excel workbook',
  selected: 'Export the %{count} selected (%{file})',
  filtered: 'Export all %{count} of this filter (%{file})',
  all: 'Export all %{count} (%{file})',
  more: 'Export all, more than %{count} (%{file})',
  filteredUncounted: 'Export all of this filter (%{file})',
  allUncounted: 'Export all (%{file})',
  running: 'Exporting',
  rows: '%{rows} of %{total} %{total|row|rows} read',
  bytes: '%{size} KB read, %{total} %{total|row|rows} in all',
  about: {
    name: 'About',
    title: 'Contents',
    range: 'Days',
    compared: 'Compared with',
    filters: 'Filtered by',
    asOf: 'As of',
    unfiltered: 'Nothing',
    search: 'Search',
    words: '“%{text}”',
    untold: '(not told here)',
    between: '%{from} to %{to}',
    from: 'from %{from}',
    to: 'up to %{to}',
    chosen: 'The %{count} %{count|row|rows} that were ticked',
  },
} satisfies Same<typeof zh>
