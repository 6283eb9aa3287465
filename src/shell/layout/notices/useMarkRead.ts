import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useGetIdentity } from 'react-admin'
import type { VisionDataProvider } from '../../../../dataProvider/index.ts'
import { logged } from '../reading/logged.ts'
import { noticeKeys, showRead } from './noticeCache.ts'

/** Marks announcements as read: here at once, on the server, and thereby on the operator's other pages. All where no ids are given. */
export const useMarkRead = (): ((ids?: readonly number[]) => void) => {
  const provider = useDataProvider<VisionDataProvider>()
  const { data: identity } = useGetIdentity()
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (ids: readonly number[] | undefined) => logged(
      'Announcements could not be marked as read',
      provider.act('notice', 'watch', { username: String(identity?.id ?? ''), watchNoticeIds: ids?.join(',') ?? 'all' }),
    ),
    onMutate: ids => showRead(client, ids),
    onSuccess: ({ data }) => {
      const count = data !== null && typeof data === 'object' && 'noticeCount' in data ? data.noticeCount : undefined
      if (typeof count === 'number') client.setQueryData(noticeKeys.unread, count)
    },
    onError: () => client.invalidateQueries({ queryKey: noticeKeys.all }),
  })
  return mutate
}
