import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNotify } from 'react-admin'
import { live } from '../../live/index.ts'
import { showRead, unreadIn } from './feed.ts'
import type { Feed } from './feed.ts'

/** Fetches a feed anew when the server says that it changed, and mentions what is new in it. */
export const useArrivals = (feed: Feed): void => {
  const client = useQueryClient()
  const notify = useNotify()
  useEffect(
    () =>
      live.on(feed.topic, () => {
        const before = unreadIn(client, feed)
        void client.invalidateQueries({ queryKey: feed.keys.all }).then(() => {
          const arrived = unreadIn(client, feed) - before
          if (arrived > 0) notify(feed.texts.arrived, { type: 'info', messageArgs: { smart_count: arrived } })
        })
      }),
    [client, notify, feed],
  )
}

/**
 * Marks entries as read: here at once, on the server, and thereby on the operator's other pages. All where no ids are
 * given.
 */
export const useMarkRead = (feed: Feed) => {
  const { markRead } = feed.useCalls()
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (ids: readonly number[] | undefined) => markRead(ids),
    onMutate: ids => showRead(client, feed, ids),
    onSuccess: ({ unread }) => {
      client.setQueryData(feed.keys.unread, unread)
    },
    onError: () => client.invalidateQueries({ queryKey: feed.keys.all }),
  })
  return mutate
}

/** How many entries the operator has not read: as is known first, and as anything said since. */
export const useUnread = (feed: Feed): number => {
  const { unread, isReady, known } = feed.useCalls()
  const { data } = useQuery({
    queryKey: feed.keys.unread,
    queryFn: ({ signal }) => unread(signal),
    enabled: isReady,
    initialData: known,
    staleTime: Infinity,
  })
  return data ?? 0
}
