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
} satisfies Same<typeof zh>
