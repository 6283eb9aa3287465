import { useIsFetching } from '@tanstack/react-query'
import { Box } from '@mui/material'
import { useDeferredValue, useEffect, useState } from 'react'
import { afterPaint } from '../../afterPaint.ts'
import { laterIn } from '../../later.tsx'
import { whenIdle } from '../../whenIdle.ts'
import { filterWidth } from './filterWidth.ts'
import type { ReportFiltersProps } from './ReportFilters.tsx'

const Place = ({ report }: ReportFiltersProps) => report.filters.map(name => <Box key={name} className="awaited" sx={{ width: filterWidth, height: 40 }} />)

/** The inputs weigh more than all else of a report: its numbers and charts come before them. */
const Filters = laterIn<ReportFiltersProps>(Place, async () => {
  await import('../chart/Chart.tsx')
  await whenIdle()
  return (await import('./ReportFilters.tsx')).ReportFilters
})

/** Whoever waits longer for the numbers may want to narrow them. Milliseconds. */
const patience = 1_000

/** What a report is filtered by, once its numbers have been drawn or take long; its place is kept. */
export const LaterFilters = (props: ReportFiltersProps) => {
  const isAsking = useIsFetching({ queryKey: ['statistics', props.report.name] }) > 0
  const [isWanted, setWanted] = useState(Filters.isThere)
  const isDue = useDeferredValue(isWanted)
  useEffect(() => {
    if (!isAsking) return afterPaint(() => setWanted(true))
    const timer = setTimeout(() => setWanted(true), patience)
    return () => clearTimeout(timer)
  }, [isAsking])
  return isDue ? <Filters {...props} /> : <Place {...props} />
}
