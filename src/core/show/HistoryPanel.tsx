import {
  Alert,
  Box,
  Pagination,
  Paper,
  Skeleton,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Identifier } from 'react-admin'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useErrorText } from '../actions/useErrorText.ts'
import type { ResourceView } from '../resourceView.ts'
import { FieldCell } from '../fields/FieldCell.tsx'
import { useFormat } from '../format.ts'
import { useProvider } from '../provider.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { inputScope } from '../fieldContext.ts'
import { labelled, toEntry } from './historyEntry.ts'
import type { Entry } from './historyEntry.ts'
import { useActionName } from './useActionName.ts'
import { useLabels } from './useLabels.ts'
import type { LabelOf } from './useLabels.ts'

const perPage = 10

const Changes = ({ blueprint, entry, labelOf }: { blueprint: ResourceView; entry: Entry; labelOf: LabelOf }) => {
  const translate = useTranslate()
  const changes = entry.changes.filter(change => blueprint.fields[change.name])
  if (changes.length === 0) return null
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table
        size="small"
        sx={{ '& td, & th': { verticalAlign: 'top' }, '& tbody tr:last-of-type > *': { borderBottom: 0 } }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '30%' }}>{translate('app.generator.stale.field')}</TableCell>
            <TableCell sx={{ width: '35%' }}>{translate('app.generator.history.from')}</TableCell>
            <TableCell>{translate('app.generator.history.to')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {changes.map(({ name, from, to }) => {
            const shown = blueprint.fields[name]!
            return (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {translate(shown.label)}
                </TableCell>
                <TableCell>
                  <FieldCell place={shown} record={labelled(name, from, labelOf)} room="line" />
                </TableCell>
                <TableCell>
                  <FieldCell place={shown} record={labelled(name, to, labelOf)} room="line" />
                </TableCell>
              </TableRow>
            )
          })}
        </TableBody>
      </Table>
    </Box>
  )
}

/** What the operator gave as a reason, and other answers that the history keeps. */
const Notes = ({ resource, entry }: { resource: AnyResource; entry: Entry }) => {
  const translate = useTranslate()
  // What another resource's action asked for has a common name here.
  const labelOf = (name: string): string =>
    translate(`${inputScope(resource, entry.action)}.fields.${name}`, {
      _: translate(`app.generator.history.notes.${name}`, { _: name }),
    })
  return entry.notes.map(({ name, text }) => (
    <Typography key={name} component="p" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {translate('app.generator.history.note', { name: labelOf(name), text })}
    </Typography>
  ))
}

/** Who changed the record, when, by which action, and each field from what to what; newest first. */
export const HistoryPanel = ({ blueprint, id }: { blueprint: ResourceView; id: Identifier }) => {
  const { resource } = blueprint
  const provider = useProvider()
  const translate = useTranslate()
  const textOf = useErrorText()
  const format = useFormat()
  const actionName = useActionName(resource)
  const [page, setPage] = useState(1)
  const { data, error, isPending } = useQuery({
    queryKey: [resource.name, 'history', String(id), page],
    queryFn: ({ signal }) => provider.history(resource.name, id, { page, perPage, signal }),
    placeholderData: previous => previous,
    retry: false,
  })
  const entries = useMemo(() => (data?.data ?? []).map(toEntry), [data])
  const labelOf = useLabels(blueprint, entries)
  if (error) return <Alert severity="error">{textOf(error)}</Alert>
  if (isPending) return <Skeleton variant="rounded" height={160} />
  const pages = Math.ceil((data.total ?? entries.length) / perPage)
  if (entries.length === 0)
    return <Typography color="text.secondary">{translate('app.generator.history.empty')}</Typography>
  return (
    <Stack spacing={1.5} component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {entries.map(entry => (
        <Paper key={entry.id} component="li" variant="outlined" sx={{ p: 1.5 }}>
          <Typography component="p" variant="body2" sx={{ mb: 0.5 }}>
            <strong>{actionName(entry.action)}</strong>
            {' · '}
            {entry.who ?? translate('app.generator.history.system')}
            {' · '}
            <Box component="time" dateTime={entry.at} sx={{ color: 'text.secondary' }}>
              {format.moment(entry.at)}
            </Box>
          </Typography>
          <Notes resource={resource} entry={entry} />
          <Changes blueprint={blueprint} entry={entry} labelOf={labelOf} />
        </Paper>
      ))}
      {pages > 1 && (
        <Box component="li">
          <Pagination
            count={pages}
            page={page}
            onChange={(_, next) => setPage(next)}
            aria-label={translate('app.generator.history.pages')}
          />
        </Box>
      )}
    </Stack>
  )
}
