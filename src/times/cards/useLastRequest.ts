import { useGetList } from 'react-admin'
import { useMay } from '../../core/useMay.ts'

/** The last refund of a top-up that was asked for, above a limit. */
export const useLastRequest = (recharge: unknown) => {
  const may = useMay()
  const { data, isLoading } = useGetList(
    'refundRequest',
    {
      filter: { recharge },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'DESC' },
    },
    { enabled: may('refundRequest', 'list') === true },
  )
  return { last: data?.[0], isLoading }
}
