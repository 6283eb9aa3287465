import { Alert, Box, Button, Card, Skeleton, Stack, Typography } from '@mui/material'
import { useMemo } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { useErrorText } from '../../core/actions/useErrorText.ts'
import { useFormat } from '../../core/format.ts'
import { PageHeader } from '../../core/PageHeader.tsx'
import { businessToday } from '../../shell/installation/businessZone.ts'
import { remindedIn } from './remindersPath.ts'
import './texts.ts'

const most = 1000
const open = ['planned', 'due', 'overdue']
const inOrder = { field: 'dueOn', order: 'ASC' } as const

const onScreen = { '@media print': { display: 'none' } }
/** A slip is never cut by the end of a sheet. */
const slip = { p: 3, breakInside: 'avoid', '@media print': { boxShadow: 'none', border: '1px solid #999' } } as const

/** The letter to one family. */
const Letter = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate()
  const format = useFormat()
  const name = String(record['patientLabel'] ?? record['name'])
  const dueOn = String(record['dueOn'])
  const isOver = dueOn < businessToday()
  const phone: unknown = record['hospitalPhone']
  return (
    <Card component="article" aria-label={name} variant="outlined" sx={slip}>
      <Typography component="h2" variant="h6" sx={{ mb: 1.5 }}>
        {translate('app.reminder.title')}
      </Typography>
      <Typography paragraph>{translate('app.reminder.greeting', { name })}</Typography>
      <Typography paragraph>
        {translate(isOver ? 'app.reminder.overdue' : 'app.reminder.due', {
          examinedOn: format.date(String(record['examinedOn'])),
          dueOn: format.date(dueOn),
        })}
      </Typography>
      {typeof phone === 'string' && phone !== '' && (
        <Typography paragraph>{translate('app.reminder.phone', { phone })}</Typography>
      )}
      <Typography paragraph>{translate('app.reminder.bring')}</Typography>
      <Box sx={{ textAlign: 'right' }}>
        <Typography>{String(record['hospitalLabel'] ?? '')}</Typography>
        <Typography color="text.secondary">{format.date(businessToday())}</Typography>
      </Box>
    </Card>
  )
}

/** Reminders of the next examination to be printed and handed over or sent, one for each child who is still to come. */
export const RemindersPage = () => {
  const translate = useTranslate()
  const textOf = useErrorText()
  const [search] = useSearchParams()
  const patients = useMemo(() => remindedIn(search), [search])
  const { data, error, isPending, refetch } = useGetList(
    'reexamination',
    { pagination: { page: 1, perPage: most }, sort: inOrder, filter: { patient: patients, state: open } },
    { enabled: patients.length > 0 },
  )
  // As they were chosen: the letters lie as the list does that they are handed out by.
  const letters = useMemo(
    () => data?.toSorted((one, other) => patients.indexOf(one['patient']) - patients.indexOf(other['patient'])),
    [data, patients],
  )
  return (
    <>
      <PageHeader title={translate('pages.reexaminationReminder')}>
        {data && data.length > 0 && (
          <Button size="small" variant="contained" sx={onScreen} onClick={() => window.print()}>
            {translate('app.reminder.print')}
          </Button>
        )}
      </PageHeader>
      {error && (
        <Alert
          severity="error"
          action={
            <Button size="small" color="inherit" onClick={() => void refetch()}>
              {translate('app.retry')}
            </Button>
          }
        >
          {textOf(error)}
        </Alert>
      )}
      {patients.length > 0 && isPending && <Skeleton variant="rounded" height={240} aria-busy="true" />}
      {(patients.length === 0 || data?.length === 0) && (
        <Typography color="text.secondary">{translate('app.reminder.none')}</Typography>
      )}
      <Stack spacing={2} sx={{ maxWidth: 720 }}>
        {(letters ?? []).map(record => (
          <Letter key={record.id} record={record} />
        ))}
      </Stack>
    </>
  )
}
