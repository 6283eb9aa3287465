import { useNotify, useTranslate, useUpdate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useCallback, useState } from 'react'
import { HttpError } from '../../../dataProvider/index.ts'
import { secretsOf } from '../../../resources/core/fields.ts'
import { fieldErrors } from '../actions/outcome.ts'
import type { ResourceView } from '../resourceView.ts'
import { useFormat } from '../format.ts'
import { presentationOf } from '../present.ts'
import { useProvider } from '../provider.ts'
import { changesTo } from './changes.ts'
import { lastChange } from './lastChange.ts'
import { mergeOf } from './merge.ts'
import type { Merge } from './merge.ts'
import { useLeave } from './useLeave.ts'
import { useRefusal } from './useRefusal.ts'
import type { Begin } from './useStarted.ts'
import { useTellSaved } from '../useTellSaved.ts'

type Values = Readonly<Record<string, unknown>>
type Errors = Record<string, unknown> | undefined

/** A save that came too late and cannot be merged. */
export interface Conflict {
  /** What the form began with, and what it changed in it. */
  readonly started: RaRecord
  readonly changes: Values
  /** The record as it now is. */
  readonly theirs: RaRecord
  readonly merge: Merge
  /** Stores mine where both changed the same. */
  readonly overwrite: () => Promise<void>
}

/** The record as it now is, which the server sends along with its refusal. */
const storedIn = (error: unknown): RaRecord | undefined =>
  error instanceof HttpError ? (error.body['record'] as RaRecord | undefined) : undefined

const isStale = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 409 && error.code === 'stale'

/** More often than this nobody is overtaken by chance. */
const mostTries = 5

const ofForm = ({ form }: ResourceView): string[] => form.flatMap(section => section.fields.map(shown => shown.name))

/**
 * Saves the changes of an edited record. What others stored meanwhile in other fields is merged with it; a field that
 * both changed becomes a conflict to be decided. Where the rules refuse what was merged, the form begins anew with what
 * is stored, and what was typed on top. What is stored leads to the record's page, or is told to `onSaved`.
 */
export const useSave = (blueprint: ResourceView, begin: Begin, onSaved?: (record: RaRecord) => void) => {
  const { resource, masked } = blueprint
  const [update] = useUpdate()
  const provider = useProvider()
  const notify = useNotify()
  const translate = useTranslate()
  const format = useFormat()
  const tellSaved = useTellSaved(resource)
  const refusal = useRefusal()
  const [saved, leave] = useLeave(resource)
  const [conflict, setConflict] = useState<Conflict>()

  const put = useCallback(
    async (changes: Values, onto: RaRecord): Promise<RaRecord> => {
      const data = { ...changes, id: onto.id, version: onto['version'] as unknown }
      return (await update(
        resource.name,
        { id: onto.id, data, previousData: onto },
        { returnPromise: true, mutationMode: 'pessimistic' },
      )) as RaRecord
    },
    [resource, update],
  )

  const done = useCallback(
    (stored: RaRecord, onto: RaRecord, kept: readonly string[]): void => {
      setConflict(undefined)
      if (kept.length === 0) tellSaved('updated', stored)
      else {
        const fields = format.list(kept.map(name => translate(blueprint.fields[name]!.label)))
        notify('app.generator.stale.merged', {
          type: 'success',
          autoHideDuration: 10_000,
          messageArgs: { fields, ...lastChange(onto, translate, format) },
        })
      }
      if (onSaved) onSaved(stored)
      else leave(stored.id)
    },
    [blueprint, notify, tellSaved, translate, format, onSaved, leave],
  )

  const send = useCallback(
    async (given: Values, whole: Values, started: RaRecord, shown: RaRecord = started): Promise<Errors> => {
      const names = ofForm(blueprint)
      let [changes, onto, kept] = [given, started, [] as readonly string[]]
      for (let tries = 1; ; tries += 1) {
        try {
          // Where others stored the same nothing is left to be stored.
          done(Object.keys(changes).length > 0 || onto === started ? await put(changes, onto) : onto, onto, kept)
          return undefined
        } catch (error) {
          if (isStale(error) && tries < mostTries) {
            const theirs = storedIn(error) ?? (await provider.getOne<RaRecord>(resource.name, { id: started.id })).data
            const { mergesWithin: within } = presentationOf(resource.name)
            const merge = mergeOf({
              started,
              changes: given,
              theirs,
              names,
              hidden: [...masked, ...secretsOf(resource)],
              within,
            })
            if (merge.clashes.length > 0) {
              const mine = merge.isWhole
                ? Object.fromEntries(names.filter(name => Object.hasOwn(whole, name)).map(name => [name, whole[name]]))
                : given
              setConflict({
                started,
                changes: given,
                theirs,
                merge,
                overwrite: async () => {
                  await send(mine, whole, theirs, shown)
                },
              })
              return { root: { stale: 'stale' } }
            }
            ;[changes, onto, kept] = [merge.changes, theirs, merge.kept]
            continue
          }
          setConflict(undefined)
          const errors = refusal(error)
          // The rules look at fields that others changed: they are shown, with what was typed.
          if (onto['version'] !== shown['version'] && fieldErrors(error)) begin(onto, { typed: changes, errors })
          return errors
        }
      }
    },
    [blueprint, resource, masked, put, done, provider, refusal, begin],
  )

  const save = useCallback(
    (values: Values, record: RaRecord) => send(changesTo(record, values), values, record),
    [send],
  )
  return { save, conflict, isSaved: saved !== undefined, dismiss: useCallback(() => setConflict(undefined), []) }
}
