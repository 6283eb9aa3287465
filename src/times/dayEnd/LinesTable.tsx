import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import type { DayLine } from '../../../resources/times/cashier.ts'
import { filled } from '../../../i18n/filled.ts'
import { useFormat } from '../../core/format.ts'
import { NumberLink } from '../../core/report/NumberLink.tsx'
import { PartFrame } from '../../core/report/PartFrame.tsx'
import { stackedTable } from '../../core/stackedTable.ts'
import { useMay } from '../../core/useMay.ts'
import { useTexts } from '../cards/useTexts.ts'
import { amountOf, channelOf } from './sheetRows.ts'
import type { Sheet } from './sheetRows.ts'
import { pathOfLine, pathOfPart } from './journalPaths.ts'
import type { SheetPart } from './journalPaths.ts'

interface LinesTableProps {
  readonly sheet: Sheet
  readonly part: SheetPart
  /** No times moved with it. */
  readonly isMoneyAlone?: boolean
}

/** Records of a day by channel and state of payment, with their sums; how many they are leads to them. */
export const LinesTable = ({ sheet, part, isMoneyAlone = false }: LinesTableProps) => {
  const texts = useTexts().dayEnd
  const translate = useTranslate()
  const mayOpen = useMay()('payment', 'list') === true
  const [title, lines] = [texts[part], sheet[part]]
  const counted = (count: number, name: string, to: string | undefined) => (
    <NumberLink
      to={mayOpen ? to : undefined}
      text={format.number(count)}
      label={translate('app.report.openNumber', {
        number: filled(texts.counted, { name, count: format.number(count) }),
      })}
    />
  )
  const format = useFormat()
  const sum = (value: (line: DayLine) => number): string =>
    format.number(lines.reduce((total, line) => total + value(line), 0))
  const numbers = (line: DayLine): ReactNode[] => [
    counted(line.count, `${title} · ${channelOf(line, texts)}`, pathOfLine(sheet, part, line)),
    ...(isMoneyAlone ? [] : [format.number(line.times), format.number(line.giveTimes)]),
  ]
  const titles = [texts.count, ...(isMoneyAlone ? [] : [texts.times, texts.gifts]), texts.amount]
  const totals: ReactNode[] = [
    counted(
      lines.reduce((total, { count }) => total + count, 0),
      title,
      pathOfPart(sheet, part),
    ),
    ...(isMoneyAlone ? [] : [sum(({ times }) => times), sum(({ giveTimes }) => giveTimes)]),
    format.money(amountOf(lines)),
  ]
  return (
    <PartFrame title={title}>
      {lines.length === 0 ? (
        <Typography variant="body2" color="text.secondary">
          {texts.none}
        </Typography>
      ) : (
        <TableContainer tabIndex={0} role="group" aria-label={title}>
          <Table size="small" sx={stackedTable}>
            <TableHead>
              <TableRow>
                <TableCell>{texts.channel}</TableCell>
                <TableCell>{texts.status}</TableCell>
                {titles.map(one => (
                  <TableCell key={one} align="right">
                    {one}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {lines.map(line => (
                <TableRow key={`${line.channel} ${line.payStatus}`}>
                  <TableCell component="th" scope="row">
                    {channelOf(line, texts)}
                  </TableCell>
                  <TableCell data-label={texts.status}>{texts.statuses[line.payStatus]}</TableCell>
                  {[...numbers(line), format.money(line.amount)].map((value, at) => (
                    <TableCell key={titles[at]} align="right" data-label={titles[at]}>
                      {value}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
              <TableRow sx={{ '& > *': { fontWeight: 600 } }}>
                <TableCell component="th" scope="row" colSpan={2}>
                  {texts.total}
                </TableCell>
                {totals.map((value, at) => (
                  <TableCell key={titles[at]} align="right" data-label={titles[at]}>
                    {value}
                  </TableCell>
                ))}
              </TableRow>
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </PartFrame>
  )
}
