import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import type { ErrorBody } from '../../../dataProvider/index.ts'
import type { ReplyOf } from '../../../resources/core/index.ts'
import type { duplicate } from '../../../resources/patients/duplicate.ts'
import { fieldErrors, hasChanged } from '../../core/actions/outcome.ts'
import { useTell } from '../../core/actions/useTell.ts'
import { useClient, useProvider } from '../../core/provider.ts'

type Preview = ReplyOf<typeof duplicate, 'preview'>

interface Pair {
  readonly survivor: number
  readonly other: number
}

const mergeKey = ['patient', 'merge']

/** Both records, masked as they always are, and what it would do to merge them; nothing is asked once they are merged. */
export const usePair = ({ survivor, other }: Pair, isMerged: boolean) => {
  const provider = useProvider()
  const client = useClient()
  return useQuery({
    queryKey: [...mergeKey, survivor, other],
    enabled: !isMerged,
    retry: false,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<{ records: Record<'survivor' | 'other', RaRecord>; preview: Preview }> => {
      const [one, two, told] = await Promise.all([
        provider.getOne('patient', { id: survivor, signal }),
        provider.getOne('patient', { id: other, signal }),
        client.duplicate.preview({ survivor, other }, { signal }),
      ])
      return { records: { survivor: one.data, other: two.data }, preview: told }
    },
  })
}

export interface Answers {
  readonly take: readonly string[]
  readonly keepCase: 'survivor' | 'other' | null
  readonly reason: string
  readonly previewToken: string
}

/**
 * Merges, and has what it changed read again; resolves to nothing where it was done, else to the texts by field that
 * the server answered, which `errors` are as well.
 */
export const useMerge = ({ survivor, other }: Pair) => {
  const client = useClient()
  const queries = useQueryClient()
  const tell = useTell()
  const [isMerged, setMerged] = useState(false)
  const [errors, setErrors] = useState<NonNullable<ErrorBody['errors']>>({})
  const merge = async ({ take, ...answers }: Answers): Promise<Readonly<Record<string, unknown>> | undefined> => {
    setErrors({})
    try {
      await client.patient.merge({ survivor, other, take: take.map(field => ({ field })), ...answers })
      // The page that asked is still there for a moment, and what it asked for is not.
      setMerged(true)
      void queries.invalidateQueries({
        queryKey: ['patient'],
        predicate: ({ queryKey }) => !mergeKey.every((part, at) => queryKey[at] === part),
      })
      return undefined
    } catch (error) {
      const found = fieldErrors(error)
      if (!found) tell(error)
      setErrors(found ?? {})
      if (hasChanged(error)) void queries.invalidateQueries({ queryKey: mergeKey })
      return found ?? { root: { refused: 'refused' } }
    }
  }
  return { merge, errors, isMerged }
}
