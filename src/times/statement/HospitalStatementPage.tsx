import SaveIcon from '@mui/icons-material/SaveAltOutlined'
import { Alert, Box, Button, Chip, MenuItem, TextField, Typography } from '@mui/material'
import { useGetOne, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { momentIn } from '../../../domain/calendar.ts'
import { fileName } from '../../../domain/fileName.ts'
import { message } from '../../../resources/core/message.ts'
import type { View, Viewed } from '../../../resources/core/statistics/address.ts'
import type { Range } from '../../../resources/core/statistics/index.ts'
import { rangeText } from '../../../resources/core/statistics/written.ts'
import { rechargeTypes } from '../../../resources/times/rechargeType.ts'
import type { RechargeType } from '../../../resources/times/rechargeType.ts'
import { csvFile } from '../../core/csv.ts'
import { useFormat } from '../../core/format.ts'
import { PageHeader } from '../../core/PageHeader.tsx'
import { RangePicker } from '../../core/report/controls/RangePicker.tsx'
import { FigureCard, figureGrid } from '../../core/report/FigureCard.tsx'
import { Answered, PartFrame } from '../../core/report/PartFrame.tsx'
import { ReportFrame } from '../../core/report/ReportFrame.tsx'
import { useView } from '../../core/report/useView.ts'
import { saveFile } from '../../core/saveFile.ts'
import { useRechargeTypes } from '../../organisations/times/useBalances.ts'
import { useStatement } from '../../organisations/times/useStatement.ts'
import type { Statement } from '../../organisations/times/useStatement.ts'
import { businessZone } from '../../shell/installation/businessZone.ts'
import { StatementLines } from './StatementLines.tsx'

/** What its address says: an organisation, which of its accounts, and the days. */
const viewed: Viewed = { range: 'thisMonth', filters: ['hospital', 'type'] }

const idIn = (view: View): number | undefined => {
  const id = Number(view.filters['hospital']?.[0])
  return Number.isInteger(id) && id > 0 ? id : undefined
}

const useSay = () => {
  const translate = useTranslate()
  return (name: string, options?: object) => translate(`app.organisation.statement.${name}`, options)
}

const balances = ['opening', 'incoming', 'outgoing', 'closing'] as const

/** What stood on the account, what moved, and, where the range goes to today, whether that is what stands on it now. */
const Balances = ({ statement, days, isUpToNow }: { statement: Statement; days: string; isUpToNow: boolean }) => {
  const translate = useTranslate()
  const format = useFormat()
  const say = useSay()
  const differs = statement.closing - statement.balance
  return (
    <>
      <Box component="ul" sx={figureGrid}>
        {balances.map(name => (
          <FigureCard
            key={name}
            name={say(name)}
            value={translate('app.organisation.times', { count: format.number(statement[name]) })}
          />
        ))}
      </Box>
      <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="body2" color="text.secondary" sx={{ displayPrint: 'none' }}>
          {days}
        </Typography>
        {isUpToNow && (
          <Chip
            size="small"
            color={differs === 0 ? 'success' : 'error'}
            variant="outlined"
            label={differs === 0 ? say('reconciled') : say('differs', { count: differs })}
          />
        )}
      </Box>
    </>
  )
}

interface StatementViewProps {
  readonly hospital: number
  readonly range: Range
  readonly shown: ReturnType<typeof useView>
}

const StatementView = ({ hospital, range, shown: { view, errors, today, change } }: StatementViewProps) => {
  const translate = useTranslate()
  const format = useFormat()
  const say = useSay()
  const types = useRechargeTypes()
  const { data: record } = useGetOne('hospital', { id: hospital })
  const asked = view.filters['type']?.[0]
  const known = rechargeTypes.find(one => one === asked)
  const rechargeType: RechargeType = known ?? 'ordinary'
  const { answering, read } = useStatement({ hospital, rechargeType, ...range })
  const { answer: statement, isOld } = answering
  const name = record ? String(record['name']) : ''
  const typeName = types.find(type => type.id === rechargeType)?.name ?? rechargeType
  const days = rangeText({ t: translate, format }, range)
  const save = ({ opening, closing, lines }: Statement) =>
    saveFile(
      csvFile([
        [name, typeName, `${range.from} – ${range.to}`],
        ['at', 'kind', 'document', 'patient', 'operator', 'change', 'balance'].map(column => say(column)),
        [say('opening'), '', '', '', '', '', opening],
        ...lines.map(line => [
          momentIn(new Date(line.at), businessZone()),
          say(`kinds.${line.kind}`),
          line.document ?? '',
          line.patientName ?? '',
          line.operator ?? '',
          line.amount,
          line.balance,
        ]),
        [say('closing'), '', '', '', '', '', closing],
      ]),
      fileName([say('fileName'), name, typeName, range.from, range.to], 'csv'),
    )
  return (
    <ReportFrame
      title={name === '' ? translate('pages.hospitalStatement') : `${translate('pages.hospitalStatement')} · ${name}`}
      printed={[`${typeName} · ${days}`]}
      errors={asked === undefined || known ? errors : { ...errors, type: message('choice') }}
      nameOf={parameter => (parameter === 'type' ? say('account') : undefined)}
      actions={
        statement &&
        !isOld && (
          <Button size="small" startIcon={<SaveIcon />} onClick={() => save(statement)}>
            {say('csv')}
          </Button>
        )
      }
      controls={
        <>
          <TextField
            select
            size="small"
            fullWidth={false}
            label={say('account')}
            value={rechargeType}
            slotProps={{ inputLabel: { shrink: true } }}
            sx={{ minWidth: '10em' }}
            onChange={event => change({ filters: { ...view.filters, type: event.target.value } })}
          >
            {types.map(type => (
              <MenuItem key={type.id} value={type.id}>
                {type.name}
              </MenuItem>
            ))}
          </TextField>
          <RangePicker
            view={{ ...view, range }}
            today={today}
            words={{ t: translate, range: one => rangeText({ t: translate, format }, one) }}
            onChange={change}
          />
        </>
      }
    >
      {answering.isLong && read > 0 && (
        <Typography role="status" variant="body2" color="text.secondary">
          {say('read', { count: format.number(read) })}
        </Typography>
      )}
      <Answered answering={answering} height={480}>
        {statement && (
          <>
            <Balances statement={statement} days={days} isUpToNow={range.to >= today} />
            <Box sx={{ mt: 2 }}>
              <PartFrame title={say('movements')} isLong>
                <StatementLines statement={statement} />
              </PartFrame>
            </Box>
          </>
        )}
      </Answered>
    </ReportFrame>
  )
}

/**
 * An organisation's account of one type on some days: opening balance, movements, closing balance; to print and to take
 * along.
 */
export const HospitalStatementPage = () => {
  const translate = useTranslate()
  const shown = useView(viewed)
  const hospital = idIn(shown.view)
  if (hospital !== undefined && shown.view.range)
    return <StatementView hospital={hospital} range={shown.view.range} shown={shown} />
  return (
    <>
      <PageHeader title={translate('pages.hospitalStatement')} />
      <Alert
        severity="info"
        action={
          <Button color="inherit" size="small" component={Link} to="/hospital">
            {translate('resources.hospital.name', { smart_count: 2 })}
          </Button>
        }
      >
        {translate('app.organisation.statement.choose')}
      </Alert>
    </>
  )
}
