import { Box, Card, Checkbox, Stack } from '@mui/material'
import { RecordContextProvider, useListContext, useLocale, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { RowActions } from '../actions/RowActions.tsx'
import { useTogether } from '../actions/useLinks.ts'
import { useBulkOffers } from '../actions/useOffers.ts'
import type { Blueprint, Shown } from '../blueprint.ts'
import { FieldCell } from '../fields/FieldCell.tsx'
import { recordLabel } from '../recordLabel.ts'
import { BulkBar } from './BulkBar.tsx'
import { moveBetweenRows } from './keys.ts'
import { NoResults } from './NoResults.tsx'
import { RowLink } from './RowLink.tsx'

const keyColumns = 4

/** States are told by chips, the other columns by label and value. */
const isState = ({ field }: Shown): boolean => 'tones' in field

const labelled = { m: 0, px: 1, display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1.5, rowGap: 0.25, typography: 'body2' }

const RecordCard = ({ blueprint, record, selectable }: { blueprint: Blueprint; record: RaRecord; selectable: boolean }) => {
  const translate = useTranslate()
  const locale = useLocale()
  const { selectedIds, onToggleItem } = useListContext()
  const { resource, columns } = blueprint
  const name = recordLabel(resource, record, locale)
  const states = columns.filter(isState)
  const shown = columns.filter(column => column.name !== resource.label && !isState(column)).slice(0, keyColumns)
  return (
    <Card component="li" variant="outlined" data-row="" sx={{ p: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        {selectable && (
          <Checkbox
            size="small" checked={selectedIds.includes(record.id)} onChange={() => onToggleItem(record.id)}
            slotProps={{ input: { 'aria-label': translate('app.generator.select', { name }) } }}
          />
        )}
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}><RowLink resource={resource} record={record}>{name}</RowLink></Box>
        <RowActions resource={resource} />
      </Box>
      <Box component="dl" sx={labelled}>
        {shown.map(column => [
          <Box key={`${column.name}-label`} component="dt" sx={{ color: 'text.secondary' }}>{translate(column.label)}</Box>,
          <Box key={column.name} component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
            <FieldCell place={column} record={record} room="line" />
          </Box>,
        ])}
      </Box>
      {states.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, px: 1, pt: 0.75 }}>
          {states.map(column => <FieldCell key={column.name} place={column} record={record} room="line" />)}
        </Box>
      )}
    </Card>
  )
}

/** The list on a phone: a card a record, with its key columns. */
export const ListCards = ({ blueprint }: { blueprint: Blueprint }) => {
  const { data, isPending, total } = useListContext()
  const bulk = useBulkOffers(blueprint.resource)
  const together = useTogether(blueprint.resource)
  const selectable = bulk.length + together.length > 0
  if (isPending) return null
  if (!data?.length || total === 0) return <NoResults />
  return (
    <>
      {selectable && <BulkBar offers={bulk} together={together} />}
      <Stack component="ul" spacing={1} onKeyDown={moveBetweenRows} sx={{ listStyle: 'none', m: 0, p: 1 }}>
        {data.map((record: RaRecord) => (
          <RecordContextProvider key={record.id} value={record}>
            <RecordCard blueprint={blueprint} record={record} selectable={selectable} />
          </RecordContextProvider>
        ))}
      </Stack>
    </>
  )
}
