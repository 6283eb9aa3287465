import { keepPreviousData, usePrefetchQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { AnyReport, Part, ReportAnswer } from '../../../resources/core/statistics/index.ts'
import { askReport } from '../../../resources/core/statistics/service.ts'
import { useProvider } from '../provider.ts'
import type { View } from '../../../resources/core/statistics/address.ts'
import { partQuery } from '../../../resources/core/statistics/partQuery.ts'

/** Whoever waits longer is told so, and may leave it. Milliseconds. */
const patience = 1_000

/** How long an answer is shown again without asking. Milliseconds. */
const fresh = 60_000

export interface Answering<A = ReportAnswer> {
  readonly answer: A | undefined
  /** What is shown is of what was asked for before. */
  readonly isOld: boolean
  readonly error: Error | null
  readonly isAsking: boolean
  /** It takes longer than one expects. */
  readonly isLong: boolean
  readonly cancel: () => void
  readonly retry: () => void
}

const useLong = (isAsking: boolean): boolean => {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isAsking) return setLong(false)
    const timer = setTimeout(() => setLong(true), patience)
    return () => clearTimeout(timer)
  }, [isAsking])
  return isLong
}

interface Asking<A> {
  readonly queryKey: readonly unknown[]
  readonly ask: (signal: AbortSignal) => Promise<A>
  /** How long an answer is shown again without asking. Milliseconds. */
  readonly fresh?: number
}

const queryOf = <A>({ queryKey, ask, fresh: staleTime = fresh }: Asking<A>) => ({
  queryKey,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => ask(signal),
  staleTime,
  retry: false,
})

/** Numbers that are asked for when they are first shown; whoever leaves need not wait, and the server stops. */
export const useAnswering = <A extends object>(asking: Asking<A>): Answering<A> => {
  const { queryKey } = asking
  const client = useQueryClient()
  const { data, error, fetchStatus, isPlaceholderData, refetch } = useQuery({
    ...queryOf(asking),
    placeholderData: keepPreviousData,
  })
  const isAsking = fetchStatus === 'fetching'
  const isLong = useLong(isAsking)
  const cancel = useCallback(() => {
    void client.cancelQueries({ queryKey })
  }, [client, queryKey])
  const retry = useCallback(() => {
    void refetch()
  }, [refetch])
  return useMemo(
    () => ({ answer: data, isOld: isPlaceholderData, error, isAsking, isLong, cancel, retry }),
    [data, isPlaceholderData, error, isAsking, isLong, cancel, retry],
  )
}

/** The numbers of a part of a report. */
export const useAnswer = (report: AnyReport, part: Part, view: View): Answering => {
  const provider = useProvider()
  const query = useMemo(() => partQuery(report, part, view), [report, part, view])
  const queryKey = useMemo(() => ['statistics', report.name, query] as const, [report, query])
  const asking: Asking<ReportAnswer> = {
    queryKey,
    ask: async signal =>
      (await provider.act('statistics', report.name, askReport(query), { signal })).data as ReportAnswer,
  }
  // On their way while the page is drawn, not once it has been; fresh as they are then, they are not asked for twice.
  usePrefetchQuery(queryOf(asking))
  return useAnswering(asking)
}

/**
 * The same, drawn after the figures: what is read at a glance does not wait for what is studied. Until then, and until
 * it may be drawn at all, it is as if it were still asked for.
 */
export const useDeferredAnswer = (report: AnyReport, part: Part, view: View, mayBeDrawn = true): Answering => {
  const now = useAnswer(report, part, view)
  const drawn = useDeferredValue(mayBeDrawn ? now : undefined)
  return useMemo(
    () => (drawn === now ? now : { ...now, answer: drawn?.answer, isOld: true, isAsking: true }),
    [drawn, now],
  )
}
