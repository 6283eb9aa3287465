import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import type { VisionDataProvider } from '../../../dataProvider/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { useProvider } from '../provider.ts'

const perPage = 1000
const mostPages = 5

type Filter = Readonly<Record<string, unknown>>

export interface Found {
  readonly records: readonly RaRecord[]
  /** There are more than a tree can show. */
  readonly isCut: boolean
}

const readAll = async (
  provider: VisionDataProvider,
  resource: AnyResource,
  filter: Filter,
  signal: AbortSignal,
): Promise<Found> => {
  const [field, order] = resource.order
    ? [resource.order, 'ASC' as const]
    : (resource.list?.sort ?? ['id', 'ASC' as const])
  const records: RaRecord[] = []
  for (let page = 1; page <= mostPages; page += 1) {
    const { data, total = 0 } = await provider.getList<RaRecord>(resource.name, {
      pagination: { page, perPage },
      sort: { field, order },
      filter,
      signal,
    })
    records.push(...data)
    if (data.length < perPage || records.length >= total) return { records, isCut: false }
  }
  return { records, isCut: true }
}

/** Under which key all records of a tree are kept; whatever writes one of them has it read again. */
export const treeKey = (resource: AnyResource): readonly unknown[] => [resource.name, 'records']

/** Every record of a tree, in order, as many as can be shown. */
export const useTreeRecords = (resource: AnyResource, enabled = true) => {
  const provider = useProvider()
  return useQuery({
    queryKey: treeKey(resource),
    queryFn: ({ signal }) => readAll(provider, resource, {}, signal),
    enabled,
  })
}

/** The records that a filter finds; nothing is asked where there is none. */
export const useFoundRecords = (resource: AnyResource, filter: Filter) => {
  const provider = useProvider()
  return useQuery({
    queryKey: [...treeKey(resource), filter],
    queryFn: ({ signal }) => readAll(provider, resource, filter, signal),
    enabled: Object.keys(filter).length > 0,
    placeholderData: keepPreviousData,
  })
}
