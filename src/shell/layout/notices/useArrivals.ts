import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNotify } from 'react-admin'
import { live } from '../../live/index.ts'
import { noticeKeys, unreadIn } from './noticeCache.ts'

/** Fetches the announcements anew when the server says that they changed, and mentions those that are new. */
export const useArrivals = (): void => {
  const client = useQueryClient()
  const notify = useNotify()
  useEffect(() => live.on('notice', () => {
    const before = unreadIn(client)
    void client.invalidateQueries({ queryKey: noticeKeys.all }).then(() => {
      const arrived = unreadIn(client) - before
      if (arrived > 0) notify('app.reading.arrived', { type: 'info', messageArgs: { smart_count: arrived } })
    })
  }), [client, notify])
}
