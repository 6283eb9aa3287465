import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { firstPage } from './Pages.tsx'
import type { PageChoice, PagesProps } from './Pages.tsx'
import type { ReadingPage } from './readPage.ts'

/** The query as the server takes it: pages are counted from 0. */
export interface PageQuery {
  readonly page: number
  readonly size: number
}

/**
 * Pages of something to read, each kept under `key` and its page. A page that is there no more gives way to the last.
 */
export const usePages = (
  key: readonly unknown[],
  load: (query: PageQuery, signal: AbortSignal) => Promise<ReadingPage>,
): Omit<PagesProps, 'empty' | 'isNew' | 'onOpen'> => {
  const [choice, setChoice] = useState<PageChoice>(firstPage)
  const query: PageQuery = { page: choice.page - 1, size: choice.size }
  const { data, isError, refetch } = useQuery({
    queryKey: [...key, query],
    queryFn: ({ signal }) => load(query, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const last = data && Math.max(1, Math.ceil(data.total / choice.size))
  useEffect(() => {
    if (last !== undefined && choice.page > last) setChoice(now => ({ ...now, page: last }))
  }, [last, choice.page])
  return { choice, onChoose: setChoice, data, failed: isError, onRetry: () => void refetch() }
}
