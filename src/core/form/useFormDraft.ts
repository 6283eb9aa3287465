import { useCallback, useEffect, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { useDraft } from '../../shell/drafts/index.ts'
import type { DraftHandle, DraftValues } from '../../shell/drafts/index.ts'
import type { Fields } from '../../../resources/core/index.ts'
import { isReference, typeOf } from '../../../resources/core/typeOf.ts'
import { isSame, untouchedMasks } from './changes.ts'
import { keptValues } from './kept.ts'
import { useReveal } from './reveal.tsx'
import { useResumed } from './useResumed.ts'
import type { Resumed } from './useStarted.ts'

/** What a draft keeps of a part of the page that is no field of the form, under names of its own. */
export interface BesideDraft {
  readonly isUnsaved: boolean
  readonly read: () => DraftValues | undefined
  readonly restore: (values: DraftValues) => void
}

interface FormDraftOptions {
  readonly resource: string
  /** What the form asks for. */
  readonly fields: Fields
  /** Those of the fields that are masked in the record. */
  readonly masked?: readonly string[]
  readonly record?: RaRecord | undefined
  readonly path: string
  /** Whom the answers are for, where no field of the form says so. */
  readonly about?: string | undefined
  readonly isSaved: boolean
  readonly beside?: BesideDraft | undefined
  /** What is put in once the form has begun, for it was typed before. */
  readonly resumed?: Resumed | undefined
}

const noMasks: readonly string[] = []

type Values = Readonly<Record<string, unknown>>

/**
 * The values that the form began with, once it has them all: the record, defaults, and what the address or the page
 * before brought.
 */
const useBegun = (): Values | undefined => {
  const { getValues } = useFormContext()
  const { isReady } = useFormState()
  const [isSettled, setSettled] = useState(false)
  const [begun, setBegun] = useState<Values>()
  // What the address brings is put in when the form is ready, by the form itself: after the effects of what it
  // contains.
  useEffect(() => {
    if (isReady) setSettled(true)
  }, [isReady])
  useEffect(() => {
    if (isSettled) setBegun(now => now ?? structuredClone(getValues()))
  }, [isSettled, getValues])
  return begun
}

/** Whether two new records were begun for others: for another patient, another organisation. */
const areForOthers = (fields: Fields, one: Values, other: Values): boolean =>
  Object.entries(fields).some(
    ([name, field]) =>
      isReference(field) &&
      typeof one[name] === 'number' &&
      typeof other[name] === 'number' &&
      one[name] !== other[name],
  )

/**
 * What a new record began with, by which its draft knows it: without moments, which are those at which the form was
 * opened.
 */
const startOf = (fields: Fields, begun: Values): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(begun).filter(([name]) => !Object.hasOwn(fields, name) || typeOf(fields[name]!).time !== 'moment'),
    ),
  )

/** Keeps the unsaved values of the form around as a draft of its page. */
export const useFormDraft = ({
  resource,
  fields,
  masked = noMasks,
  record,
  path,
  about,
  isSaved,
  beside,
  resumed,
}: FormDraftOptions): { draft: DraftHandle; isUnsaved: boolean } => {
  const { getValues, setValue, getFieldState, watch } = useFormContext()
  const { dirtyFields } = useFormState()
  const { clear } = useReveal()
  const begun = useBegun()

  /**
   * What somebody changed: inputs also tidy values when they appear, which is nobody's change. Of a masked value it is
   * what was typed: neither the mask nor what was revealed.
   */
  const changedNow = useCallback((): string[] => {
    const values = getValues()
    const untouched = untouchedMasks(masked, record, clear, values)
    return Object.keys(fields).filter(
      name => getFieldState(name).isDirty && !untouched.includes(name) && !isSame(values[name], begun?.[name]),
    )
  }, [getValues, getFieldState, fields, masked, record, clear, begun])

  const draft = useDraft(path, {
    isReady: begun !== undefined,
    isSaved,
    subject: {
      resource,
      ...(record
        ? { id: record.id, version: Number(record['version']) }
        : begun && { start: about ?? startOf(fields, begun) }),
    },
    // What was meant for one is never offered to be put in for another.
    isMeant: ({ start }) => {
      if (record || start === undefined || begun === undefined) return true
      return about === undefined ? !areForOthers(fields, JSON.parse(start) as Values, begun) : start === about
    },
    read: () => {
      const kept = { ...keptValues(fields, getValues(), changedNow()), ...beside?.read() }
      return Object.keys(kept).length > 0 ? kept : undefined
    },
    restore: (values: DraftValues) => {
      Object.entries(values)
        .filter(([name]) => Object.hasOwn(fields, name))
        .forEach(([name, value]) => setValue(name, value, { shouldDirty: true }))
      beside?.restore(values)
    },
  })

  const isBegun = begun !== undefined
  useResumed(isBegun ? resumed : undefined)

  const { touch } = draft
  useEffect(() => {
    const watching = watch(() => touch())
    return () => watching.unsubscribe()
  }, [watch, touch])

  const isChanged = Object.keys(dirtyFields).length > 0 && begun !== undefined && changedNow().length > 0
  return { draft, isUnsaved: isChanged || beside?.isUnsaved === true }
}
