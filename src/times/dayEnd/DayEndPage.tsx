import { Box, Button, Stack, Typography } from '@mui/material'
import SaveIcon from '@mui/icons-material/SaveAltOutlined'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { fileName } from '../../../domain/fileName.ts'
import { csvFile } from '../../core/csv.ts'
import { useFormat } from '../../core/format.ts'
import { useClient } from '../../core/provider.ts'
import { Answered } from '../../core/report/PartFrame.tsx'
import { ReportFrame } from '../../core/report/ReportFrame.tsx'
import { useAnswering } from '../../core/report/useAnswer.ts'
import { saveFile } from '../../core/saveFile.ts'
import { useMay } from '../../core/useMay.ts'
import { businessToday } from '../../shell/installation/businessZone.ts'
import { useTexts } from '../cards/useTexts.ts'
import { DayPicker } from './DayPicker.tsx'
import { LedgerLines } from './LedgerLines.tsx'
import { LinesTable } from './LinesTable.tsx'
import { OperatorChoice } from './OperatorChoice.tsx'
import { sheetRows } from './sheetRows.ts'
import type { Sheet } from './sheetRows.ts'
import { readShownDay, withShownDay } from './shownDay.ts'
import { Summary } from './Summary.tsx'

/** A usual day with its signatures on one sheet; a part that has to go to the next goes there whole. */
const onPaper = { '@media print': { zoom: 0.85, '& > *': { breakInside: 'avoid' } } }

const useSheet = (day: string, operator: number | undefined) => {
  const client = useClient()
  return useAnswering<Sheet>({
    queryKey: ['recharge', 'dayEnd', day, operator],
    fresh: 0,
    ask: signal =>
      operator === undefined
        ? client.cashier.dayEnd({ day }, { signal })
        : client.cashier.dayEndOf({ day, operator }, { signal }),
  })
}

/**
 * What a cashier took and gave back on a business day, by channel and state of payment, and whether the ledger says the
 * same.
 */
export const DayEndPage = () => {
  const translate = useTranslate()
  const texts = useTexts().dayEnd
  const format = useFormat()
  const may = useMay()
  const today = businessToday()
  const [search, setSearch] = useSearchParams()
  const { day, operator, errors } = readShownDay(search, today)
  const answering = useSheet(day, operator)
  const { answer: sheet, isOld } = answering
  const change = (changes: { readonly day?: string; readonly operator?: number | undefined }) =>
    setSearch(before => withShownDay(before, { day, operator, ...changes }, today))
  const mayChoose = may('cashier', 'dayEndOf') === true && may('operator', 'options') === true
  const nameOf = (parameter: string) =>
    parameter === 'day' ? texts.day : parameter === 'operator' ? texts.operator : undefined
  return (
    <ReportFrame
      title={translate('pages.dayEnd')}
      errors={errors}
      nameOf={nameOf}
      printed={[]}
      actions={
        sheet &&
        !isOld && (
          <Button
            size="small"
            startIcon={<SaveIcon />}
            onClick={() =>
              saveFile(csvFile(sheetRows(sheet, texts)), fileName([texts.file, sheet.operatorLabel, sheet.day], 'csv'))
            }
          >
            {texts.csv}
          </Button>
        )
      }
      controls={
        <>
          <DayPicker day={day} today={today} onChange={one => change({ day: one })} />
          {mayChoose && <OperatorChoice value={operator} onChange={one => change({ operator: one })} />}
        </>
      }
    >
      <Answered answering={answering} height={480}>
        {sheet && (
          <Stack spacing={2} sx={onPaper}>
            <Typography>
              {[
                [texts.operator, sheet.operatorLabel],
                [texts.day, format.date(sheet.day)],
              ].map(([label, value]) => (
                <Box key={label} component="span" sx={{ mr: 3 }}>
                  <Typography component="span" color="text.secondary">
                    {label}
                  </Typography>{' '}
                  <strong>{value}</strong>
                </Box>
              ))}
            </Typography>
            <Summary sheet={sheet} />
            <LinesTable sheet={sheet} part="toppedUp" />
            <LinesTable sheet={sheet} part="paidLater" isMoneyAlone />
            <LinesTable sheet={sheet} part="refunded" />
            <LedgerLines ledger={sheet.ledger} />
            <Typography sx={{ display: 'none', '@media print': { display: 'block', pt: 4 } }}>
              {texts.signature}
            </Typography>
          </Stack>
        )}
      </Answered>
    </ReportFrame>
  )
}
