import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { labelParts } from '../../../resources/core/label.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { useFormat } from '../format.ts'
import { presentationOf } from '../present.ts'
import { resourceView } from '../resourceView.ts'
import { hasRight, useCanSee } from '../rights.tsx'
import { isNothing } from '../types/Nothing.tsx'
import { valueText } from '../valueText.ts'

interface AboutRecordProps {
  readonly resource: AnyResource
  readonly action: string
  readonly records: readonly RaRecord[]
}

/**
 * What one record that an action asks about is about, where its name does not say so: the person, and what the resource
 * declares for the action, such as an amount.
 */
export const AboutRecord = ({ resource, action, records }: AboutRecordProps) => {
  const translate = useTranslate()
  const format = useFormat()
  const canSee = useCanSee()
  const [record, ...others] = records
  if (!record || others.length > 0) return null
  const { fields } = resourceView(resource)
  const person = resource.about !== undefined && !labelParts(resource).includes(resource.about) ? [resource.about] : []
  const told = [...new Set([...person, ...(presentationOf(resource.name).dialogFields?.[action] ?? [])])]
    .flatMap(name => fields[name] ?? [])
    .filter(place => hasRight(canSee, place.field.permission?.read) && !isNothing(record[place.name]))
  if (told.length === 0) return null
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 2, rowGap: 0.25, m: 0, mb: 1.5 }}
    >
      {told.map(place => (
        <Box key={place.name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {translate(place.label)}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
            {valueText(record[place.name], place, translate, format, record[place.labelledBy])}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
