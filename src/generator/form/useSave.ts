import { useNotify, useUpdate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useCallback, useState } from 'react'
import { HttpError } from '../../../dataProvider/index.ts'
import type { Blueprint } from '../blueprint.ts'
import { useTell } from '../actions/useTell.ts'
import { useProvider } from '../provider.ts'
import { changesTo } from './changes.ts'
import { useLeave } from './useLeave.ts'
import { useRefusal } from './useRefusal.ts'

type Values = Readonly<Record<string, unknown>>

/** A save that came too late: what I wanted to change, and the record as it now is. */
export interface Conflict {
  readonly changes: Values
  readonly theirs: RaRecord
}

/** The record as it now is, which the server sends along with its refusal. */
const storedIn = (error: unknown): RaRecord | undefined =>
  (error instanceof HttpError ? error.body['record'] as RaRecord | undefined : undefined)

const isStale = (error: unknown): boolean => error instanceof HttpError && error.status === 409 && error.code === 'stale'

/**
 * Saves the changes of an edited record; a stale version becomes a conflict to be decided. What is stored leads to the record's page,
 * or is told to `onSaved`.
 */
export const useSave = ({ resource }: Blueprint, onSaved?: (record: RaRecord) => void) => {
  const [update] = useUpdate()
  const provider = useProvider()
  const notify = useNotify()
  const refusal = useRefusal()
  const tell = useTell()
  const [saved, leave] = useLeave(resource)
  const [conflict, setConflict] = useState<Conflict>()

  const send = useCallback(async (changes: Values, previous: RaRecord): Promise<Record<string, unknown> | undefined> => {
    const { name } = resource
    try {
      const data = { ...changes, id: previous.id, version: previous['version'] as unknown }
      const stored = await update(name, { id: previous.id, data, previousData: previous }, { returnPromise: true, mutationMode: 'pessimistic' })
      setConflict(undefined)
      notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } })
      if (onSaved) onSaved(stored as RaRecord)
      else leave(previous.id)
      return undefined
    } catch (error) {
      if (isStale(error)) {
        setConflict({ changes, theirs: storedIn(error) ?? (await provider.getOne<RaRecord>(name, { id: previous.id })).data })
        return { root: { stale: 'stale' } }
      }
      return refusal(error)
    }
  }, [resource, update, provider, notify, refusal, leave, onSaved])

  const save = useCallback((values: Values, record: RaRecord) => send(changesTo(record, values), record), [send])
  const overwrite = useCallback(async ({ changes, theirs }: Conflict): Promise<void> => {
    const text = Object.values(await send(changes, theirs) ?? {}).find(error => typeof error === 'string')
    if (text === undefined) return
    // Not the form sent this, so that an error of a field cannot stand there.
    setConflict(undefined)
    tell(new Error(text))
  }, [send, tell])
  return { save, overwrite, conflict, isSaved: saved !== undefined, dismiss: useCallback(() => setConflict(undefined), []) }
}
