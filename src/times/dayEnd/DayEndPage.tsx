import { Alert, Box, Button, Skeleton, Stack, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { useState } from 'react'
import { useErrorText } from '../../core/actions/useErrorText.ts'
import { csvFile } from '../../core/csv.ts'
import { useFormat } from '../../core/format.ts'
import { PageHeader } from '../../core/PageHeader.tsx'
import { useClient } from '../../core/provider.ts'
import { saveFile } from '../../core/saveFile.ts'
import { useMay } from '../../core/useMay.ts'
import { businessToday } from '../../shell/installation/businessZone.ts'
import { useTexts } from '../cards/useTexts.ts'
import { LedgerLines } from './LedgerLines.tsx'
import { LinesTable } from './LinesTable.tsx'
import { OperatorChoice } from './OperatorChoice.tsx'
import { sheetRows } from './sheetRows.ts'
import { Summary } from './Summary.tsx'

const onScreen = { '@media print': { display: 'none' } }

/** A usual day with its signatures on one sheet; a part that has to go to the next goes there whole. */
const onPaper = { '@media print': { zoom: 0.85, '& > *': { breakInside: 'avoid' } } }

const useSheet = (day: string, operator: number | undefined) => {
  const client = useClient()
  return useQuery({
    queryKey: ['recharge', 'dayEnd', day, operator],
    queryFn: ({ signal }) => (operator === undefined ? client.cashier.dayEnd({ day }, { signal }) : client.cashier.dayEndOf({ day, operator }, { signal })),
  })
}

/** What a cashier took and gave back on a business day, by channel and state of payment, and whether the ledger says the same. */
export const DayEndPage = () => {
  const translate = useTranslate()
  const texts = useTexts().dayEnd
  const format = useFormat()
  const textOf = useErrorText()
  const [day, setDay] = useState(businessToday())
  const [operator, setOperator] = useState<number>()
  const { data, error } = useSheet(day, operator)
  const may = useMay()
  const mayChoose = may('cashier', 'dayEndOf') === true && may('operator', 'options') === true
  return (
    <>
      <PageHeader title={translate('pages.dayEnd')}>
        {data && (
          <Box sx={{ display: 'flex', gap: 1, ...onScreen }}>
            <Button size="small" onClick={() => saveFile(csvFile(sheetRows(data, texts)), `${texts.file}-${data.day}.csv`)}>{texts.csv}</Button>
            <Button size="small" variant="outlined" onClick={() => window.print()}>{texts.print}</Button>
          </Box>
        )}
      </PageHeader>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2, ...onScreen }}>
        <TextField
          type="date" size="small" fullWidth={false} label={texts.day} value={day} onChange={event => { if (event.target.value !== '') setDay(event.target.value) }}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: businessToday() } }}
        />
        {mayChoose && <OperatorChoice value={operator} onChange={setOperator} />}
      </Box>
      {error && <Alert severity="error">{textOf(error)}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {data && !error && (
        <Stack spacing={2} sx={onPaper}>
          <Typography>
            {[[texts.operator, data.operatorLabel], [texts.day, format.date(data.day)]].map(([label, value]) => (
              <Box key={label} component="span" sx={{ mr: 3 }}><Typography component="span" color="text.secondary">{label}</Typography> <strong>{value}</strong></Box>
            ))}
          </Typography>
          <Summary sheet={data} />
          <LinesTable title={texts.toppedUp} lines={data.toppedUp} />
          <LinesTable title={texts.paidLater} lines={data.paidLater} isMoneyAlone />
          <LinesTable title={texts.refunded} lines={data.refunded} />
          <LedgerLines ledger={data.ledger} />
          <Typography sx={{ display: 'none', '@media print': { display: 'block', pt: 4 } }}>{texts.signature}</Typography>
        </Stack>
      )}
    </>
  )
}
