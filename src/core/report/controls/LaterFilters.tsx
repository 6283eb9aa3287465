import { Box } from '@mui/material'
import { useDeferredValue } from 'react'
import { laterIn } from '../../later.tsx'
import { whenIdle } from '../../whenIdle.ts'
import { filterWidth, manyWidth } from './filterWidth.ts'
import type { ReportFiltersProps } from './ReportFilters.tsx'

const Place = ({ report }: ReportFiltersProps) =>
  report.filters.map(name => (
    <Box
      key={name}
      className="awaited exact"
      sx={{ width: report.sideBySide?.[name] ? manyWidth : filterWidth, height: 40 }}
    />
  ))

const Filters = laterIn<ReportFiltersProps>(Place, async () => {
  await whenIdle()
  return (await import('./ReportFilters.tsx')).ReportFilters
})

/**
 * What a report is filtered by, once its numbers and charts are due no more: the inputs weigh more than all else of it.
 * Their place is kept.
 */
export const LaterFilters = ({ isDrawn, ...props }: ReportFiltersProps & { readonly isDrawn: boolean }) => {
  const isDue = useDeferredValue(isDrawn || Filters.isThere())
  return isDue ? <Filters {...props} /> : <Place {...props} />
}
