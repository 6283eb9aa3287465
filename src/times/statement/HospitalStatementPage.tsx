import PrintIcon from '@mui/icons-material/PrintOutlined'
import SaveIcon from '@mui/icons-material/SaveAltOutlined'
import { Alert, Box, Button, Card, Chip, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useGetOne, useTranslate } from 'react-admin'
import { Link, useSearchParams } from 'react-router-dom'
import { addDays, isCalendarDate } from '../../../domain/calendar.ts'
import { rechargeTypes } from '../../../resources/times/rechargeType.ts'
import type { RechargeType } from '../../../resources/times/rechargeType.ts'
import { csvFile } from '../../core/csv.ts'
import { useErrorText } from '../../core/actions/useErrorText.ts'
import { useFormat } from '../../core/format.ts'
import { PageHeader } from '../../core/PageHeader.tsx'
import { PageSkeleton } from '../../core/PageSkeleton.tsx'
import { saveFile } from '../../core/saveFile.ts'
import { businessToday } from '../../shell/installation/businessZone.ts'
import { useRechargeTypes } from '../../organisations/times/useBalances.ts'
import { useStatement } from '../../organisations/times/useStatement.ts'
import type { Statement, StatementQuery } from '../../organisations/times/useStatement.ts'
import { StatementLines } from './StatementLines.tsx'

const monthOf = (day: string): string => `${day.slice(0, 8)}01`

/** What the address asks for; this month where it does not say. */
const read = (search: URLSearchParams): StatementQuery | undefined => {
  const hospital = Number(search.get('hospital'))
  const [type, from, to] = ['type', 'from', 'to'].map(name => search.get(name) ?? '') as [string, string, string]
  const today = businessToday()
  if (!Number.isInteger(hospital) || hospital < 1) return undefined
  return {
    hospital, rechargeType: rechargeTypes.find(one => one === type) ?? 'ordinary',
    from: isCalendarDate(from) ? from : monthOf(today), to: isCalendarDate(to) ? to : today,
  }
}

const Figures = ({ statement, isUpToNow }: { statement: Statement; isUpToNow: boolean }) => {
  const translate = useTranslate()
  const format = useFormat()
  const say = (name: string, options?: object) => translate(`app.organisation.statement.${name}`, options)
  const differs = statement.closing - statement.balance
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {(['opening', 'incoming', 'outgoing', 'closing'] as const).map(name => (
        <Box key={name}>
          <Typography variant="body2" color="text.secondary">{say(name)}</Typography>
          <Typography variant="h6" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>{translate('app.organisation.times', { count: format.number(statement[name]) })}</Typography>
        </Box>
      ))}
      {isUpToNow && <Chip size="small" color={differs === 0 ? 'success' : 'error'} variant="outlined" label={differs === 0 ? say('reconciled') : say('differs', { count: differs })} />}
    </Stack>
  )
}

const StatementView = ({ query, onChange }: { query: StatementQuery; onChange: (changes: Partial<StatementQuery>) => void }) => {
  const translate = useTranslate()
  const format = useFormat()
  const textOf = useErrorText()
  const types = useRechargeTypes()
  const { data: hospital } = useGetOne('hospital', { id: query.hospital })
  const { data, error, read: sofar } = useStatement(query)
  const say = (name: string, options?: object) => translate(`app.organisation.statement.${name}`, options)
  const today = businessToday()
  const name = hospital ? String(hospital['name']) : ''
  const typeName = types.find(type => type.id === query.rechargeType)?.name ?? query.rechargeType
  const lastMonth = monthOf(addDays(monthOf(today), -1))
  const save = (statement: Statement) => saveFile(csvFile([
    [name, typeName, `${query.from} – ${query.to}`], ['at', 'kind', 'document', 'patient', 'operator', 'change', 'balance'].map(column => say(column)),
    [say('opening'), '', '', '', '', '', statement.opening],
    ...statement.lines.map(line => [format.moment(line.at), say(`kinds.${line.kind}`), line.document ?? '', line.patientName ?? '', line.operator ?? '', line.amount, line.balance]),
    [say('closing'), '', '', '', '', '', statement.closing],
  ]), `${say('fileName')}-${query.from}-${query.to}.csv`)
  const input = { size: 'small', fullWidth: false, slotProps: { inputLabel: { shrink: true } } } as const
  return (
    <>
      <PageHeader title={name === '' ? translate('pages.hospitalStatement') : `${translate('pages.hospitalStatement')} · ${name}`}>
        {data && <Button size="small" startIcon={<SaveIcon />} onClick={() => save(data)} sx={{ displayPrint: 'none' }}>{say('csv')}</Button>}
        {data && <Button size="small" startIcon={<PrintIcon />} onClick={() => window.print()} sx={{ displayPrint: 'none' }}>{say('print')}</Button>}
      </PageHeader>
      <Stack spacing={2}>
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center', displayPrint: 'none' }}>
          <TextField {...input} select label={say('account')} value={query.rechargeType} onChange={event => onChange({ rechargeType: event.target.value as RechargeType })} sx={{ minWidth: '10em' }}>
            {types.map(type => <MenuItem key={type.id} value={type.id}>{type.name}</MenuItem>)}
          </TextField>
          {(['from', 'to'] as const).map(end => (
            <TextField key={end} {...input} type="date" label={say(end)} value={query[end]} onChange={event => { if (isCalendarDate(event.target.value)) onChange({ [end]: event.target.value }) }} />
          ))}
          <Button size="small" onClick={() => onChange({ from: monthOf(today), to: today })}>{say('thisMonth')}</Button>
          <Button size="small" onClick={() => onChange({ from: lastMonth, to: addDays(monthOf(today), -1) })}>{say('lastMonth')}</Button>
        </Stack>
        <Typography sx={{ display: 'none', displayPrint: 'block' }}>{`${typeName} · ${format.date(query.from)} – ${format.date(query.to)}`}</Typography>
        {error ? <Alert severity="error">{textOf(error)}</Alert> : data ? (
          <>
            <Figures statement={data} isUpToNow={query.to >= today} />
            <Card variant="outlined" sx={{ overflowX: 'auto' }}><StatementLines statement={data} /></Card>
          </>
        ) : (
          <>
            {sofar > 0 && <Typography role="status">{format.number(sofar)}</Typography>}
            <PageSkeleton />
          </>
        )}
      </Stack>
    </>
  )
}

/** An organisation's account of one type on some days: opening balance, movements, closing balance; to print and to take along. */
export const HospitalStatementPage = () => {
  const translate = useTranslate()
  const [search, setSearch] = useSearchParams()
  const query = read(search)
  const change = (changes: Partial<StatementQuery>) => setSearch(before => {
    const next = { ...query!, ...changes }
    before.set('type', next.rechargeType)
    before.set('from', next.from)
    before.set('to', next.to)
    return before
  }, { replace: true })
  if (!query) {
    return (
      <>
        <PageHeader title={translate('pages.hospitalStatement')} />
        <Alert severity="info" action={<Button color="inherit" size="small" component={Link} to="/hospital">{translate('resources.hospital.name', { smart_count: 2 })}</Button>}>
          {translate('app.organisation.statement.choose')}
        </Alert>
      </>
    )
  }
  return <StatementView query={query} onChange={change} />
}
