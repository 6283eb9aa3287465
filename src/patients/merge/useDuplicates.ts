import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { ReplyOf } from '../../../resources/core/index.ts'
import type { duplicate } from '../../../resources/patients/duplicate.ts'
import { useTell } from '../../core/actions/useTell.ts'
import { useClient, useProvider } from '../../core/provider.ts'
import './texts.ts'

/** Two patients that may be one, by their ids; who found that they are not, and when. */
export type Duplicate = ReplyOf<typeof duplicate, 'find'>[number]

const size = 20

/** Pairs of patients that may be one, newest first; those that are not, as somebody said, where `dismissed`. */
export const useDuplicates = (dismissed: boolean) => {
  const client = useClient()
  return useInfiniteQuery({
    queryKey: ['patient', 'duplicates', dismissed],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) =>
      await client.duplicate.find(
        {
          size,
          ...(dismissed ? { dismissed } : {}),
          ...(pageParam === '' ? {} : { after: pageParam }),
        },
        { signal },
      ),
    getNextPageParam: last => (last.length < size ? undefined : `${last.at(-1)!.newer}-${last.at(-1)!.older}`),
  })
}

/** The records of all pairs that are shown. */
export const usePatients = (
  pairs: readonly Duplicate[],
): { readonly records: ReadonlyMap<number, RaRecord>; readonly error: Error | null; readonly retry: () => void } => {
  const provider = useProvider()
  const ids = [...new Set(pairs.flatMap(({ newer, older }) => [newer, older]))]
  const { data, error, refetch } = useQuery({
    queryKey: ['patient', 'duplicates', 'records', ids],
    enabled: ids.length > 0,
    placeholderData: previous => previous,
    queryFn: async () => (await provider.getMany('patient', { ids })).data,
  })
  return {
    records: new Map((data ?? []).map(record => [Number(record.id), record])),
    error,
    retry: () => void refetch(),
  }
}

/** Says that two patients are not one, or takes that back; resolves to whether it went through. */
export const useJudge = () => {
  const client = useClient()
  const queries = useQueryClient()
  const notify = useNotify()
  const tell = useTell()
  return async (deed: 'dismiss' | 'undismiss', { newer, older }: Duplicate): Promise<boolean> => {
    try {
      await client.duplicate[deed]({ newer, older })
    } catch (error) {
      tell(error)
      return false
    }
    notify(`app.merge.${deed}ed`, { type: 'success' })
    await queries.invalidateQueries({ queryKey: ['patient', 'duplicates'] })
    return true
  }
}
