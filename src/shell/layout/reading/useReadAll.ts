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
  /** The server is being asked, and neither can be done. */
  readonly isAsked: boolean
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
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    if (readAt === undefined) return
    const end = setTimeout(() => setReadAt(undefined), offered)
    return () => clearTimeout(end)
  }, [readAt])
  const takeBack = async (): Promise<void> => {
    setAsked(true)
    const isDone = await markUnread(readAt!).then(
      () => true,
      (error: unknown) => {
        tell(error)
        return false
      },
    )
    await client.invalidateQueries({ queryKey: feed.keys.all })
    // Where it failed it can be tried again, as long as it is offered.
    if (isDone) setReadAt(undefined)
    setAsked(false)
  }
  const readAll = (): void => {
    setAsked(true)
    markRead(undefined, { onSuccess: answer => setReadAt(answer.readAt), onSettled: () => setAsked(false) })
  }
  return { readAll, isAsked, takeBack: readAt === undefined ? undefined : () => void takeBack() }
}
