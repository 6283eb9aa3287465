import { List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material'
import { useLocale, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { fieldOf, isLabelled, labelKey } from '../../../../resources/core/fields.ts'
import type { RowsPart } from '../../../../resources/core/home.ts'
import { isDay, isReference } from '../../../../resources/core/typeOf.ts'
import { DueChip } from '../../../core/DueChip.tsx'
import { useFormat } from '../../../core/format.ts'
import { showPath } from '../../../core/paths.ts'
import { recordLabel } from '../../../core/recordLabel.ts'
import type { Named } from './arrangement.ts'
import { CardState } from './CardState.tsx'
import { Panel } from './Panel.tsx'
import { useWaiting } from './useWaiting.ts'

/** So many rows stand on the home page; the list has all of them. */
const shown = 6

const text = (one: RowsPart, record: RaRecord, name: string | undefined): string => {
  const field = name === undefined ? undefined : fieldOf(one.of, name)
  return name === undefined || field === undefined
    ? ''
    : String(record[isLabelled(field) ? labelKey(name) : name] ?? '')
}

const At = ({ part: { of, at }, record }: { part: RowsPart; record: RaRecord }) => {
  const format = useFormat()
  const value: unknown = at === undefined ? undefined : record[at]
  if (at === undefined || typeof value !== 'string') return null
  if (isDay(fieldOf(of, at))) return <DueChip on={value} />
  return (
    <Typography component="time" dateTime={value} variant="body2" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
      {format.moment(value)}
    </Typography>
  )
}

/** Rows that wait, the first of them, and the way to all. */
export const RowsCard = ({ name, one }: Named<RowsPart>) => {
  const translate = useTranslate()
  const locale = useLocale()
  const { rows, count, total, isPending, isError, retry, to } = useWaiting(one, shown)
  const title = translate(`app.home.parts.${name}.title`)
  const named = fieldOf(one.of, one.names)
  const place = (record: RaRecord): string =>
    isReference(named) ? showPath(named.to, record[one.names] as number) : showPath(one.of.name, record.id)
  const nameOf = (record: RaRecord): string => text(one, record, one.names) || recordLabel(one.of, record, locale)
  return (
    <Panel title={total ? translate('app.home.counted', { title, total: count }) : title} all={total ? to : undefined}>
      <CardState
        pending={isPending}
        failed={isError}
        onRetry={retry}
        empty={total === 0 ? translate(`app.home.parts.${name}.none`) : undefined}
      />
      <List dense disablePadding>
        {rows.map(record => (
          <ListItem key={record.id} disablePadding divider sx={{ '&:last-child': { borderBottom: 0 } }}>
            <ListItemButton component={Link} to={place(record)} sx={{ gap: 2 }}>
              <ListItemText
                primary={nameOf(record)}
                secondary={text(one, record, one.about)}
                slotProps={{ secondary: { noWrap: true } }}
              />
              <At part={one} record={record} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Panel>
  )
}
