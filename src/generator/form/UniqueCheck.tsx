import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import type { AnyResource } from '../../../resources/schema/index.ts'
import type { Place } from '../place.ts'
import { useProvider } from '../provider.ts'
import { isSame } from './changes.ts'

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** The resource's call that tells whether a value is taken: `checkName` for `name`. */
export const checkOf = (resource: AnyResource, name: string): string | undefined => {
  const check = `check${capital(name)}`
  return resource.actions[check]?.on === 'list' ? check : undefined
}

interface UniqueCheckProps {
  readonly resource: AnyResource
  readonly place: Place
  readonly check: string
  readonly children: ReactNode
}

/** Asks on leaving the input whether the value is taken. It only tells early: saving is held by the server in any case. */
export const UniqueCheck = ({ resource, place, check, children }: UniqueCheckProps) => {
  const provider = useProvider()
  const translate = useTranslate()
  const { getValues, setError, getFieldState, formState } = useFormContext()
  const ask = async () => {
    const values = getValues()
    const value: unknown = values[place.name]
    const isNew = typeof value === 'string' && value !== '' && !isSame(value, formState.defaultValues?.[place.name])
    if (!isNew || getFieldState(place.name).error) return
    const asked = Object.keys(resource.actions[check]?.ask ?? {}).map(name => [name, values[name]])
    const input = Object.fromEntries(asked.filter(([, given]) => given !== undefined && given !== null))
    const { data } = await provider.act(resource.name, check, input)
    const taken = (data as { taken?: boolean } | undefined)?.taken === true
    if (taken && isSame(getValues(place.name), value)) setError(place.name, { type: 'unique', message: translate('validation.unique') })
  }
  // A failed look-up is no reason to trouble anybody: the answer comes with saving.
  return <Box onBlur={() => { ask().catch(() => undefined) }}>{children}</Box>
}
