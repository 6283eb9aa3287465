import type { RaRecord } from 'react-admin'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Id } from '../../../dataProvider/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { useProvider } from '../provider.ts'

export type Input = Readonly<Record<string, unknown>>

/** What differs in the input from record to record; undefined leaves the record out. */
export type Each = (id: Id) => Input | undefined

/** The records that an action ran for, and what it answered for one of them. */
export interface Executed {
  readonly ran: readonly RaRecord[]
  readonly given: unknown
  /** Settles when what it may have changed was read again. */
  readonly reread: Promise<void>
}

/** Nobody deletes another version of a record than the one that stands on the page. */
const seenVersion = (action: string, { version }: RaRecord): Input =>
  action === 'remove' && version !== undefined ? { version } : {}

/** Told what each call answered, and for which record, also where those for others fail. */
export type OnGiven = (given: unknown, record: RaRecord | undefined) => void

/**
 * Runs an action, has what it may have changed read again, and resolves to what it did. Rejects as the data provider
 * does.
 */
export type Execute = (
  action: string,
  records: readonly RaRecord[],
  input?: Input,
  each?: Each,
  onGiven?: OnGiven,
  key?: string,
) => Promise<Executed>

export const useExecute = (resource: AnyResource): Execute => {
  const provider = useProvider()
  const queries = useQueryClient()
  return useCallback(
    async (action, all, input = {}, each = () => ({}), onGiven = () => undefined, idempotencyKey?: string) => {
      const { name } = resource
      const records = all.filter(record => each(record.id) !== undefined)
      const [first] = records
      const ids = records.map(record => record.id)
      // Some of several may have gone through although the whole failed. What is gone for good is not asked for again.
      const isGone = action === 'remove' && !resource.actions['remove']?.set
      const reread = () =>
        queries.invalidateQueries({
          queryKey: [name],
          predicate: ({ queryKey }) => !(isGone && queryKey[1] === 'getOne'),
        })
      const once = idempotencyKey === undefined ? {} : { idempotencyKey }
      let given: unknown
      try {
        const isPlainRemoval = action === 'remove' && !resource.actions['remove']?.input
        if (isPlainRemoval && records.length === 1) await provider.delete(name, { id: first!.id, previousData: first })
        else if (isPlainRemoval) await provider.deleteMany(name, { ids })
        else if (records.length > 1)
          await provider.act(
            name,
            action,
            { ...input, ids },
            {
              ...once,
              each: id => each(id) ?? {},
              onGiven: (id, one) =>
                onGiven(
                  one,
                  records.find(record => record.id === id),
                ),
            },
          )
        else {
          given = (
            await provider.act(
              name,
              action,
              all.length === 0
                ? input
                : { ...input, ...each(first!.id), ...seenVersion(action, first!), id: first!.id },
              once,
            )
          ).data
          onGiven(given, first)
        }
      } catch (error) {
        void reread()
        throw error
      }
      return { ran: records, given, reread: reread() }
    },
    [resource, provider, queries],
  )
}
