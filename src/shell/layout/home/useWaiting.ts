import { useGetList, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { toFilters } from '../../../../dataProvider/query.ts'
import { usualSort } from '../../../../resources/core/fields.ts'
import { waitingFilter } from '../../../../resources/core/home.ts'
import type { CountPart, RowsPart } from '../../../../resources/core/home.ts'
import { useFormat } from '../../../core/format.ts'
import { businessToday } from '../../installation/businessZone.ts'

/** What waits: so many rows of it, how many there are in all, and the way to the list of all of them. One request. */
export const useWaiting = (
  { of, when, sort: [field, order] = usualSort(of) }: CountPart | RowsPart,
  perPage: number,
) => {
  const translate = useTranslate()
  const format = useFormat()
  const filter = toFilters(waitingFilter({ when }, businessToday()))
  const { data, total, meta, isPending, isError, refetch } = useGetList<RaRecord>(of.name, {
    pagination: { page: 1, perPage },
    sort: { field, order },
    filter,
  })
  const isMinimum = (meta as { totalIsMinimum?: boolean } | undefined)?.totalIsMinimum === true
  const written = total === undefined ? undefined : format.number(total)
  return {
    rows: data ?? [],
    total,
    isPending,
    isError: isError && data === undefined,
    retry: () => void refetch(),
    /** The number in words; undefined as long as it is not known. */
    count: written !== undefined && isMinimum ? translate('app.home.more', { total: written }) : written,
    to: `/${of.name}?${new URLSearchParams({ filter: JSON.stringify(filter), sort: field, order })}`,
  }
}
