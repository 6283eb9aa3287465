import { Box, Card, Checkbox, Stack } from '@mui/material'
import { RecordContextProvider, useListContext, useLocale, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { ReactNode } from 'react'
import { RowActions } from '../actions/RowActions.tsx'
import { useMany } from '../actions/useMany.ts'
import type { FieldView } from '../resourceView.ts'
import { FieldCell } from '../fields/FieldCell.tsx'
import { noneIn } from '../../../resources/core/typeOf.ts'
import { isNothing } from '../types/Nothing.tsx'
import { recordLabel } from '../recordLabel.ts'
import { CardsHead } from './CardsHead.tsx'
import type { RowsProps } from './ListTable.tsx'
import { inLanguage } from './inLanguage.ts'
import { moveBetweenRows } from './keys.ts'
import { NoResults } from './NoResults.tsx'
import { RowLink } from './RowLink.tsx'
import { useSelection } from './Selecting.tsx'

const labelled = {
  m: 0,
  px: 1,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 1.5,
  rowGap: 0.25,
  typography: 'body2',
  // As tall as a finger needs (WCAG 2.2, 2.5.8), where one record names several others.
  '& dd a': { display: 'inline-block', minHeight: 24 },
  // As a block of its own it would be cut off without a sign.
  '& dd .one-line a': { maxWidth: 1, overflow: 'hidden', textOverflow: 'ellipsis', verticalAlign: 'bottom' },
}

/** Chips without labels, among which the dash of one that is missing would say nothing. */
const stated = { display: 'flex', flexWrap: 'wrap', gap: 0.5, px: 1, pt: 0.75, '& > .nothing': { display: 'none' } }

interface RecordCardProps extends RowsProps {
  readonly record: RaRecord
  readonly selectable: boolean
  /** It is an item of a list by itself, unless what it stands in is. */
  readonly component?: 'li' | 'div'
  /** What stands behind its name, before its actions. */
  readonly children?: ReactNode
}

/** A record with its key columns and its actions. */
export const RecordCard = ({
  blueprint,
  record,
  selectable,
  without = [],
  component = 'li',
  children,
}: RecordCardProps) => {
  const translate = useTranslate()
  const locale = useLocale()
  const { has, toggle } = useSelection()
  const { resource, card } = blueprint
  const label = recordLabel(resource, record, locale)
  const isThere = ({ name, field }: FieldView): boolean =>
    (!isNothing(record[name]) || noneIn(field, record[name]) !== undefined) && !without.includes(name)
  const read = inLanguage(record, card.labelled, locale)
  const states = card.states.filter(isThere)
  return (
    <Card component={component} variant="outlined" data-row="" sx={{ p: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        {selectable && (
          <Checkbox
            size="small"
            checked={has(record.id)}
            onChange={() => toggle(record.id, false)}
            slotProps={{ input: { 'aria-label': translate('app.generator.select', { name: label }) } }}
          />
        )}
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <RowLink resource={resource} record={record}>
            {card.name && card.name.name !== resource.label ? (
              <FieldCell place={card.name} record={record} room="line" />
            ) : (
              label
            )}
          </RowLink>
        </Box>
        {children}
        <RowActions resource={resource} />
      </Box>
      <Box component="dl" sx={labelled}>
        {card.labelled.filter(isThere).map(column => [
          <Box key={`${column.name}-label`} component="dt" sx={{ color: 'text.secondary' }}>
            {translate(column.label)}
          </Box>,
          <Box key={column.name} component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
            <FieldCell place={column} record={read} room="line" />
          </Box>,
        ])}
      </Box>
      {states.length > 0 && (
        <Box sx={stated}>
          {states.map(column => (
            <FieldCell key={column.name} place={column} record={record} room="line" />
          ))}
        </Box>
      )}
    </Card>
  )
}

/** The list on a phone: a card a record, with its key columns. */
export const ListCards = ({ blueprint, without }: RowsProps) => {
  const { data, isPending, total } = useListContext()
  const { selectable } = useMany(blueprint.resource)
  if (isPending) return null
  if (!data?.length || total === 0) return <NoResults />
  return (
    <>
      {selectable && <CardsHead resource={blueprint.resource} />}
      <Stack component="ul" spacing={1} onKeyDown={moveBetweenRows} sx={{ listStyle: 'none', m: 0, p: 1 }}>
        {data.map((record: RaRecord) => (
          <RecordContextProvider key={record.id} value={record}>
            <RecordCard blueprint={blueprint} record={record} selectable={selectable} without={without} />
          </RecordContextProvider>
        ))}
      </Stack>
    </>
  )
}
