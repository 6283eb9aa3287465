import { Box } from '@mui/material'
import { useListContext, useLocale } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Tone } from '../../../resources/core/index.ts'
import { businessZone } from '../../shell/installation/businessZone.ts'
import { FieldCell } from '../fields/FieldCell.tsx'
import { inLanguage } from '../list/inLanguage.ts'
import { RowLink } from '../list/RowLink.tsx'
import { headOf } from '../list/viewHead.ts'
import { recordLabel } from '../recordLabel.ts'
import type { ResourceView } from '../resourceView.ts'
import { isNothing } from '../types/Nothing.tsx'
import { timesIn } from './days.ts'

const colours: { readonly [T in Tone]: string } = {
  neutral: 'divider',
  positive: 'success.main',
  warning: 'warning.main',
  critical: 'error.main',
}

/** The state that gives an entry its colour: the first that the list has a column of. */
const toneOf = ({ card }: ResourceView, record: RaRecord): Tone => {
  const { name, field } = card.states[0] ?? {}
  const tones = (field as { readonly tones?: { readonly [option: string]: Tone | undefined } } | undefined)?.tones
  return tones?.[String(record[name!])] ?? 'neutral'
}

/**
 * One line of a day: its time, and what it is called, which leads to the record. Its state is told by words as well, to
 * whoever does not see its colour.
 */
export const Entry = ({ blueprint, record }: { blueprint: ResourceView; record: RaRecord }) => {
  const locale = useLocale()
  const { resource } = useListContext()
  const { calendar } = blueprint.resource.list!
  const head = headOf(blueprint)
  const times = timesIn(
    record[calendar!.start],
    calendar!.length === undefined ? undefined : record[calendar!.length],
    businessZone(),
  )
  const state = blueprint.card.states[0]
  const shown = head ? inLanguage(record, [head], locale) : record
  return (
    <Box
      component="li"
      data-row=""
      data-entry={`${resource}-${record.id}`}
      sx={{
        borderLeft: 3,
        borderColor: colours[toneOf(blueprint, record)],
        pl: 0.75,
        my: 0.25,
        minWidth: 0,
        overflow: 'hidden',
        whiteSpace: 'nowrap',
        textOverflow: 'ellipsis',
        typography: 'body2',
        lineHeight: '24px',
        '& a': { display: 'inline' },
      }}
    >
      {times !== undefined && (
        <Box component="time" sx={{ color: 'text.secondary', mr: 0.5, fontVariantNumeric: 'tabular-nums' }}>
          {times}
        </Box>
      )}
      <RowLink resource={blueprint.resource} record={record}>
        {head && !isNothing(record[head.name]) ? (
          <FieldCell place={head} record={shown} room="line" />
        ) : (
          recordLabel(blueprint.resource, record, locale)
        )}
      </RowLink>
      {state && !isNothing(record[state.name]) && (
        <Box component="span" sx={{ ml: 0.5, typography: 'caption', color: 'text.secondary' }}>
          <FieldCell place={state} record={record} room="line" />
        </Box>
      )}
    </Box>
  )
}
