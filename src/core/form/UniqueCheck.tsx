import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useContext, useEffect, useMemo, useRef } from 'react'
import type { AnyResource, Field } from '../../../resources/core/index.ts'
import { sayMessage } from '../../../resources/core/sayMessage.ts'
import { takenMessage } from '../../../resources/core/takenMessage.ts'
import type { TakenAnswer } from '../../../resources/core/takenMessage.ts'
import { patterns } from '../../../resources/core/types/text/patterns.ts'
import type { Pattern } from '../../../resources/core/types/text/patterns.ts'
import { released } from '../released.ts'
import type { FieldContext } from '../fieldContext.ts'
import { useProvider } from '../provider.ts'
import { useLatest } from '../useLatest.ts'
import { isSame } from './changes.ts'
import { HoldersContext } from './holders.tsx'
import '../validationTexts.ts'

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** The resource's call that tells whether a value is taken: `checkName` for `name`. */
export const checkOf = (resource: AnyResource, name: string): string | undefined => {
  const check = `check${capital(name)}`
  return Object.hasOwn(resource.calls, check) && resource.calls[check]!.on !== 'row' ? check : undefined
}

interface UniqueCheckProps {
  readonly resource: AnyResource
  readonly place: FieldContext
  readonly check: string
  readonly children: ReactNode
}

/** Whether a text of a known format is complete, so that no further key is to come. */
const isComplete = ({ field }: FieldContext, value: unknown): boolean => {
  const { match } = field as Field & { match?: Pattern }
  return (match === 'mobile' || match === 'idNumber') && typeof value === 'string' && patterns[match].test(value)
}

/** Asks once for each input whether it is taken. */
const useAnswers = ({ resource, check }: Pick<UniqueCheckProps, 'resource' | 'check'>) => {
  const provider = useProvider()
  const known = useRef(new Map<string, TakenAnswer>())
  return async (input: Readonly<Record<string, unknown>>): Promise<TakenAnswer> => {
    const key = JSON.stringify(input)
    const before = known.current.get(key)
    if (before !== undefined) return before
    const { data } = await provider.act(resource.name, check, input)
    const answer = data as TakenAnswer
    known.current.set(key, answer)
    return answer
  }
}

/**
 * Asks whether the value is taken: on leaving the input, and while typing as soon as the value is complete. It only
 * tells early: saving is held by the server in any case.
 */
export const UniqueCheck = ({ resource, place, check, children }: UniqueCheckProps) => {
  const answerOf = useAnswers({ resource, check })
  const translate = useTranslate()
  const { tell } = useContext(HoldersContext)
  const { getValues, setError, trigger, formState } = useFormContext()
  const typed: unknown = useWatch({ name: place.name })
  const names = useMemo(() => Object.keys(resource.calls[check]?.input ?? {}), [resource, check])
  const others = useMemo(() => names.filter(name => name !== place.name), [names, place])
  const beside = JSON.stringify(useWatch({ name: others }))
  const wasAsked = useRef(false)
  const read = (): Readonly<Record<string, unknown>> => {
    const values = getValues()
    return Object.fromEntries(
      names.map(name => [name, values[name] as unknown] as const).filter(([, given]) => (given ?? null) !== null),
    )
  }
  const ask = async () => {
    const value: unknown = getValues(place.name)
    const isNew = typeof value === 'string' && value !== '' && !isSame(value, formState.defaultValues?.[place.name])
    if (!isNew || !(await trigger(place.name))) return
    wasAsked.current = true
    const asked = read()
    const { taken, holder, holderName, elsewhere } = await answerOf(asked)
    if (taken) await released()
    // What has been changed meanwhile, here or beside it, is asked about by itself.
    if (!taken || !isSame(read(), asked)) return
    const by =
      holder && holderName
        ? { resource: resource.name, id: holder, label: holderName }
        : elsewhere
          ? ('elsewhere' as const)
          : undefined
    if (typeof by === 'object') tell(place.name, by)
    setError(place.name, { type: 'unique', message: sayMessage(translate, takenMessage(resource, place.name, by)) })
  }
  // A failed look-up is no reason to trouble anybody: the answer comes with saving.
  const asking = useLatest(() => {
    ask().catch(() => undefined)
  })
  useEffect(() => {
    if (isComplete(place, typed)) asking()
  }, [place, typed, asking])
  // Taken among one organisation's, it may be free among another's, and the other way round.
  useEffect(() => {
    if (wasAsked.current) asking()
  }, [beside, asking])
  return <Box onBlur={asking}>{children}</Box>
}
