import { List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material'
import { useLocale, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { fieldOf, labelKey } from '../../../../resources/core/fields.ts'
import type { RowsPart } from '../../../../resources/core/home.ts'
import { isDay, isReference } from '../../../../resources/core/typeOf.ts'
import { DueChip } from '../../../core/DueChip.tsx'
import { placeOf, scopeOf } from '../../../core/fieldContext.ts'
import { useFormat } from '../../../core/format.ts'
import { showPath } from '../../../core/paths.ts'
import { recordLabel } from '../../../core/recordLabel.ts'
import { valueText } from '../../../core/valueText.ts'
import { CardState } from './CardState.tsx'
import { Panel } from './Panel.tsx'
import { useWaiting } from './useWaiting.ts'

/** So many rows stand there; the list has all of them. */
const shown = 6

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

interface FirstRowsProps {
  readonly one: RowsPart
  readonly title: string
  /** What is said where there are no rows. */
  readonly none: string
}

/** The first rows of a list, in a panel of their own, how many there are, and the way to all. */
export const FirstRows = ({ one, title, none }: FirstRowsProps) => {
  const translate = useTranslate()
  const format = useFormat()
  const locale = useLocale()
  const { rows, count, total, isPending, isError, retry, to } = useWaiting(one, shown)
  const named = fieldOf(one.of, one.names)
  const place = (record: RaRecord): string =>
    isReference(named) ? showPath(named.to, record[one.names] as number) : showPath(one.of.name, record.id)
  const text = (record: RaRecord, name: string | undefined): string => {
    const field = name === undefined ? undefined : fieldOf(one.of, name)
    if (name === undefined || field === undefined) return ''
    return valueText(record[name], placeOf(scopeOf(one.of), name, field), translate, format, record[labelKey(name)])
  }
  const nameOf = (record: RaRecord): string => text(record, one.names) || recordLabel(one.of, record, locale)
  return (
    <Panel title={total ? translate('app.home.counted', { title, total: count }) : title} all={total ? to : undefined}>
      <CardState pending={isPending} failed={isError} onRetry={retry} empty={total === 0 ? none : undefined} />
      <List dense disablePadding>
        {rows.map(record => (
          <ListItem key={record.id} disablePadding divider sx={{ '&:last-child': { borderBottom: 0 } }}>
            <ListItemButton component={Link} to={place(record)} sx={{ gap: 2 }}>
              <ListItemText
                primary={nameOf(record)}
                secondary={text(record, one.about)}
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
