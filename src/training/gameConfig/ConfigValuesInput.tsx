import { Box, Typography } from '@mui/material'
import { useLocale, useTranslate } from 'react-admin'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { fieldsOfConfig } from '../../../resources/training/configField.ts'
import type { ConfigField } from '../../../resources/training/configField.ts'
import { FieldInput } from '../../core/fields/FieldInput.tsx'
import type { InputProps } from '../../core/types/view.ts'
import { placeOf } from '../../core/fieldContext.ts'

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: '1fr 1fr 1fr' },
  columnGap: 3,
  rowGap: 1,
  alignItems: 'start',
}

/** What was typed of a declared field so far; a row that is still empty declares nothing. */
const isDeclared = (row: Partial<ConfigField> | null | undefined): row is ConfigField =>
  !!row?.key && !!row.kind && (row.kind !== 'choice' || !!row.group)

/** An input for each field that the configuration declares in the same form. */
export const ConfigValuesInput = ({ source, disabled }: InputProps) => {
  const translate = useTranslate()
  const locale = useLocale()
  const schema = useWatch({ name: 'schema' }) as readonly (Partial<ConfigField> | null)[] | null | undefined
  const rows = useMemo(() => (schema ?? []).filter(isDeclared), [schema])
  const places = useMemo(() => {
    const fields = fieldsOfConfig(
      rows.map(row => ({
        ...row,
        min: row.min ?? null,
        max: row.max ?? null,
        group: row.group ?? null,
        initial: row.initial || null,
      })),
    )
    return rows.map(({ key, label, labelEn }) => ({
      ...placeOf('app.gameConfig', key, fields[key]!),
      label: (locale === 'zh' ? label : labelEn) || key,
    }))
  }, [rows, locale])
  if (places.length === 0) return <Typography color="text.secondary">{translate('app.gameConfig.none')}</Typography>
  return (
    <Box sx={columns}>
      {places.map(place => (
        <FieldInput key={place.name} place={place} source={`${source}.${place.name}`} disabled={disabled} />
      ))}
    </Box>
  )
}
