import { useQuery } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import { useClient } from '../../core/provider.ts'

/** Where a picture is used; asked anew for each version of it. */
export const useUses = (record: RaRecord) => {
  const client = useClient()
  return useQuery({
    queryKey: ['picture', 'uses', record.id, record['picture']],
    queryFn: () => client.picture.uses({ id: record.id }),
    refetchOnMount: 'always',
  })
}
