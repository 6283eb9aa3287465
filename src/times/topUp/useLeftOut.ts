import { useQuery } from '@tanstack/react-query'
import type { LeftOut } from '../../../resources/times/topUp.ts'
import { useClient } from '../../core/provider.ts'
import type { Whom } from './whom.ts'

/**
 * Those of the patients in the address who get nothing, whatever is going to be asked for, and whether that is all of
 * them: the server says so.
 */
export const useLeftOut = (whom: Whom): { readonly leftOut: readonly LeftOut[]; readonly isEverybody: boolean } => {
  const client = useClient()
  const userIds = 'userIds' in whom ? whom.userIds : []
  const { data } = useQuery({
    queryKey: ['recharge', 'leftOut', userIds],
    queryFn: async ({ signal }) =>
      await client.recharge.topUpPreview({ userIds, rechargeType: 'ordinary', times: 1 }, { signal }),
    enabled: userIds.length > 0,
    retry: false,
  })
  return { leftOut: data?.leftOut ?? [], isEverybody: data?.count === 0 }
}
