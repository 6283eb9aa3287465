import { Box } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { fieldReasonKey } from '../../../resources/core/fieldReasonKey.ts'
import type { ResourceView, FieldView } from '../resourceView.ts'
import { FieldCell } from '../fields/FieldCell.tsx'
import { FieldInput } from '../fields/FieldInput.tsx'
import { isSame } from './changes.ts'
import { useReveal } from './reveal.tsx'
import { RevealButton } from './RevealButton.tsx'
import { HolderLink } from './holders.tsx'
import { derivingRule, ToldValue } from './DerivedValue.tsx'
import { checkOf, UniqueCheck } from './UniqueCheck.tsx'

/**
 * A masked value with its eye, where there is one; what is revealed takes the mask's place unless somebody typed
 * something else.
 */
const MaskedInput = ({ shown }: { shown: FieldView }) => {
  const record = useRecordContext()
  const { clear } = useReveal()
  const { getValues, resetField } = useFormContext()
  const { name } = shown
  useEffect(() => {
    const isRevealed = clear !== undefined && Object.hasOwn(clear, name)
    if (isRevealed && isSame(getValues(name), record?.[name])) resetField(name, { defaultValue: clear[name] ?? null })
  }, [clear, name, record, getValues, resetField])
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, '& > :first-of-type': { flex: 1 } }}>
      <FieldInput place={shown} />
      <Box sx={{ pt: 1.25 }}>{record?.[name] && <RevealButton place={shown} />}</Box>
    </Box>
  )
}

/** What cannot be changed here stands as it is, with the reason where there is one to tell. */
const KeptValue = ({ shown, record, reason }: { shown: FieldView; record: RaRecord; reason?: string | undefined }) => {
  const translate = useTranslate()
  return (
    <Box sx={{ py: 1 }}>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{translate(shown.label)}</Box>
      <FieldCell place={shown} record={record} room="line" />
      {reason !== undefined && <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{reason}</Box>}
    </Box>
  )
}

/** Why the caller cannot change this field of the record, as the server told with it. */
const unavailableReasonOf = (record: Partial<RaRecord> | undefined, name: string): string | undefined => {
  const told: unknown = record?.['unavailableReasons']
  const reason: unknown =
    told !== null && typeof told === 'object'
      ? (told as Readonly<Record<string, unknown>>)[fieldReasonKey(name)]
      : undefined
  return typeof reason === 'string' ? reason : undefined
}

/**
 * A field of a record's form: its input with the mask's eye, the early look for a taken value, and what another field
 * tells of it, where it has them. A value that is given once, or that the caller cannot change, stands without.
 */
export const FormField = ({ blueprint, shown }: { blueprint: ResourceView; shown: FieldView }) => {
  const { resource, fields } = blueprint
  const record = useRecordContext()
  if (shown.field.once && record?.id !== undefined) return <KeptValue shown={shown} record={record as RaRecord} />
  const reason = unavailableReasonOf(record, shown.name)
  if (reason !== undefined) return <KeptValue shown={shown} record={record as RaRecord} reason={reason} />
  const check = shown.field.unique ? checkOf(resource, shown.name) : undefined
  const rule = derivingRule(resource, shown.name)
  const input =
    shown.field.mask && record?.id !== undefined ? <MaskedInput shown={shown} /> : <FieldInput place={shown} />
  const told = shown.field.unique ? (
    <>
      {input}
      <HolderLink field={shown.name} />
    </>
  ) : (
    input
  )
  const checked = check ? (
    <UniqueCheck resource={resource} place={shown} check={check}>
      {told}
    </UniqueCheck>
  ) : (
    told
  )
  return rule ? (
    <ToldValue rule={rule} place={shown} source={fields[rule.fields[0]!]!}>
      {checked}
    </ToldValue>
  ) : (
    checked
  )
}
