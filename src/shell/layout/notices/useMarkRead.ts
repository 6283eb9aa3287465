import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useGetIdentity } from 'react-admin'
import { logged } from '../reading/logged.ts'
import { noticeKeys, showRead } from './noticeCache.ts'
import { useClient } from '../../../core/provider.ts'

/** Marks announcements as read: here at once, on the server, and thereby on the operator's other pages. All where no ids are given. */
export const useMarkRead = (): ((ids?: readonly number[]) => void) => {
  const calls = useClient()
  const { data: identity } = useGetIdentity()
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (ids: readonly number[] | undefined) => logged(
      'Announcements could not be marked as read',
      calls.notice.watch({ username: String(identity?.id ?? ''), watchNoticeIds: ids?.join(',') ?? 'all' }),
    ),
    onMutate: ids => showRead(client, ids),
    onSuccess: ({ noticeCount }) => { client.setQueryData(noticeKeys.unread, noticeCount) },
    onError: () => client.invalidateQueries({ queryKey: noticeKeys.all }),
  })
  return mutate
}
