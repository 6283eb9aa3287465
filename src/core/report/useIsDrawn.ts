import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { AnyReport, ChartForm, Part } from '../../../resources/core/statistics/index.ts'
import { afterPaint } from '../afterPaint.ts'
import { loadChart } from './chart/loadChart.tsx'

/** Whoever waits longer for the numbers may want to go on. Milliseconds. */
const patience = 1_000

const chartForms = (report: AnyReport): ReadonlySet<ChartForm> =>
  new Set(Object.values<Part>(report.parts).flatMap(part => (part.part === 'chart' ? [part.as] : [])))

/** What cannot be loaded is told of where its chart would stand. */
const loadCharts = (report: AnyReport) => Promise.allSettled([...chartForms(report)].map(loadChart))

/** Whether any numbers of a report are asked for; how many does not draw the page anew. */
const useIsAsking = (report: AnyReport): boolean => {
  const client = useQueryClient()
  return useSyncExternalStore(
    useCallback(changed => client.getQueryCache().subscribe(notifyManager.batchCalls(changed)), [client]),
    () => client.isFetching({ queryKey: ['statistics', report.name] }) > 0,
  )
}

/**
 * Whether the numbers of a report have been drawn, and what draws its charts is there, or that takes long: what weighs
 * more than they do comes then.
 */
export const useIsDrawn = (report: AnyReport): boolean => {
  const isAsking = useIsAsking(report)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(true), patience)
    return () => clearTimeout(timer)
  }, [])
  // On its way while the numbers are.
  useEffect(() => void loadCharts(report), [report])
  useEffect(() => {
    if (isAsking || isDrawn) return
    return afterPaint(async () => {
      await loadCharts(report)
      setDrawn(true)
    })
  }, [isAsking, isDrawn, report])
  return isDrawn
}
