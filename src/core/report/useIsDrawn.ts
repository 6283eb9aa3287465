import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { AnyReport, Part } from '../../../resources/core/statistics/index.ts'
import { afterPaint } from '../afterPaint.ts'

/** Whoever waits longer for the numbers may want to go on. Milliseconds. */
const patience = 1_000

const hasCharts = (report: AnyReport): boolean => Object.values<Part>(report.parts).some(({ part }) => part === 'chart')

/**
 * Whether the numbers of a report have been drawn, and what draws its charts is there, or that takes long: what weighs
 * more than they do comes then.
 */
export const useIsDrawn = (report: AnyReport): boolean => {
  const isAsking = useIsFetching({ queryKey: ['statistics', report.name] }) > 0
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(true), patience)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (isAsking || isDrawn) return
    return afterPaint(async () => {
      // Where it cannot be loaded, its place says so.
      if (hasCharts(report)) await import('./chart/Chart.tsx').catch(() => undefined)
      setDrawn(true)
    })
  }, [isAsking, isDrawn, report])
  return isDrawn
}
