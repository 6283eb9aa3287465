import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocale } from 'react-admin'
import { patterns } from '../../../resources/core/types/text/patterns.ts'
import { useClient } from '../../core/provider.ts'

export interface NextRuns {
  readonly timeZone: string
  /** Moments, the next one first. */
  readonly at: readonly string[]
}

const fiveMinutes = 300_000

/**
 * The next five runs of a cron expression, as the server reads it; nothing is asked for what is none. `error` says what
 * is wrong at it.
 */
export const useNextRuns = (cron: string) => {
  const client = useClient()
  return useQuery({
    queryKey: ['timing', 'next', cron, useLocale()],
    enabled: patterns.cron.test(cron),
    retry: false,
    refetchInterval: fiveMinutes,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => await client.timing.next({ cron, count: 5 }, { signal }),
  })
}
