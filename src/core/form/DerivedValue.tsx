import { Box, Link } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { AnyResource } from '../../../resources/core/index.ts'
import { derivedBy } from '../../../resources/core/rules.ts'
import type { Rule } from '../../../resources/core/rules.ts'
import { useFormat } from '../format.ts'
import { isNothing } from '../types/Nothing.tsx'
import type { FieldContext } from '../fieldContext.ts'
import { useLatest } from '../useLatest.ts'
import { written } from '../written.ts'

/** The rule by which another field tells this one's value. */
export const derivingRule = (resource: AnyResource, name: string): Rule | undefined =>
  resource.rules?.find(({ rule, at }) => rule === 'derives' && at === name)

interface ToldValueProps {
  readonly rule: Rule
  readonly place: FieldContext
  /** The field that tells. */
  readonly source: FieldContext
  readonly children: ReactNode
}

/**
 * An input whose value another one tells: filled in while it is empty, or holds what was filled in before; where it
 * says otherwise, that is told at once, with a way to take what is told.
 */
export const ToldValue = ({ rule, place, source, children }: ToldValueProps) => {
  const translate = useTranslate()
  const format = useFormat()
  const { getValues, setValue, trigger } = useFormContext()
  const values = useWatch({ name: [source.name, place.name] }) as unknown[]
  const given = values[1]
  const told = derivedBy(rule, { [source.name]: values[0] })
  const filled = useRef<unknown>(undefined)
  const take = (value: string) => {
    filled.current = value
    setValue(place.name, value, { shouldDirty: true, shouldValidate: true })
  }
  const isOther = told !== undefined && !isNothing(given) && given !== told
  const settle = useLatest((value: string) => {
    const now: unknown = getValues(place.name)
    if (isNothing(now) || now === filled.current) take(value)
    else void trigger(place.name)
  })
  // Only another word of the source settles anything: what is typed here is compared as it is left.
  useEffect(() => {
    if (told !== undefined) settle(told)
  }, [told, settle])
  return (
    <Box sx={{ minWidth: 0 }}>
      {children}
      {isOther && (
        <Link
          component="button"
          type="button"
          variant="body2"
          onClick={() => take(told)}
          sx={{ display: 'block', mb: 1, ml: 1.75, textAlign: 'left' }}
        >
          {translate('app.generator.take', {
            field: translate(source.label),
            value: written(told, place, translate, format),
          })}
        </Link>
      )}
    </Box>
  )
}
