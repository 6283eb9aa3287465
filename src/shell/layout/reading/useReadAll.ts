import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { slipTime } from '../../../../domain/reading.ts'
import { useTell } from '../../../core/actions/useTell.ts'
import type { Feed } from './feed.ts'
import { useMarkRead } from './useFeed.ts'

/** How long the way back is offered: somewhat shorter than the server takes it. Milliseconds. */
const offered = slipTime - 10_000

interface ReadAll {
  readonly readAll: () => void
  /** Marks what was marked last as unread again; undefined where nothing was, or some time ago. */
  readonly takeBack: (() => void) | undefined
}

/** Marks all entries as read, which can be taken back for a while. */
export const useReadAll = (feed: Feed): ReadAll => {
  const { markUnread } = feed.useCalls()
  const markRead = useMarkRead(feed)
  const client = useQueryClient()
  const tell = useTell()
  const [readAt, setReadAt] = useState<string>()
  useEffect(() => {
    if (readAt === undefined) return
    const end = setTimeout(() => setReadAt(undefined), offered)
    return () => clearTimeout(end)
  }, [readAt])
  const takeBack = (): void => {
    setReadAt(undefined)
    void markUnread(readAt!).catch(tell).finally(() => client.invalidateQueries({ queryKey: feed.keys.all }))
  }
  return { readAll: () => markRead(undefined, { onSuccess: answer => setReadAt(answer.readAt) }), takeBack: readAt === undefined ? undefined : takeBack }
}
