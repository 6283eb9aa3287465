import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import type { Effect } from '../../../resources/core/preview.ts'
import { fieldErrors, hasChanged } from '../../core/actions/outcome.ts'
import { useTell } from '../../core/actions/useTell.ts'
import { useProvider } from '../../core/provider.ts'

interface Preview {
  readonly effects: readonly Effect[]
  readonly previewToken: string
  readonly differing: readonly string[]
  readonly chooseCase: boolean
}

interface Pair {
  readonly survivor: number
  readonly other: number
}

/** Both records, masked as they always are, and what it would do to merge them. */
export const usePair = ({ survivor, other }: Pair) => {
  const provider = useProvider()
  return useQuery({
    queryKey: ['patient', 'merge', survivor, other], retry: false, gcTime: 0,
    queryFn: async ({ signal }): Promise<{ records: Record<'survivor' | 'other', RaRecord>; preview: Preview }> => {
      const [one, two, told] = await Promise.all([
        provider.getOne('patient', { id: survivor, signal }), provider.getOne('patient', { id: other, signal }),
        provider.act('duplicate', 'preview', { survivor, other }, { signal }),
      ])
      return { records: { survivor: one.data, other: two.data }, preview: told.data as Preview }
    },
  })
}

export interface Answers {
  readonly take: readonly string[]
  readonly keepCase: 'survivor' | 'other' | null
  readonly reason: string
  readonly previewToken: string
}

/** Merges, and has what it changed read again; resolves to nothing where it was done, else to the texts by field that the server answered, which `errors` are as well. */
export const useMerge = ({ survivor, other }: Pair) => {
  const provider = useProvider()
  const queries = useQueryClient()
  const tell = useTell()
  const [errors, setErrors] = useState<Readonly<Record<string, unknown>>>({})
  const merge = async ({ take, ...answers }: Answers): Promise<Readonly<Record<string, unknown>> | undefined> => {
    setErrors({})
    try {
      await provider.act('patient', 'merge', { survivor, other, take: take.map(field => ({ field })), ...answers })
      void queries.invalidateQueries({ queryKey: ['patient'] })
      return undefined
    } catch (error) {
      const found = fieldErrors(error)
      if (!found) tell(error)
      setErrors(found ?? {})
      if (hasChanged(error)) void queries.invalidateQueries({ queryKey: ['patient', 'merge'] })
      return found ?? { root: { refused: 'refused' } }
    }
  }
  return { merge, errors }
}
