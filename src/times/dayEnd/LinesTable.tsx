import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import type { DayLine } from '../../../resources/times/cashier.ts'
import { useFormat } from '../../core/format.ts'
import { SectionCard } from '../../core/SectionCard.tsx'
import { stackedTable } from '../../core/stackedTable.ts'
import { useTexts } from '../cards/useTexts.ts'
import { amountOf } from './sheetRows.ts'

interface LinesTableProps {
  readonly title: string
  readonly lines: readonly DayLine[]
  /** No times moved with it. */
  readonly isMoneyAlone?: boolean
}

/** Records of a day by channel and state of payment, with their sums. */
export const LinesTable = ({ title, lines, isMoneyAlone = false }: LinesTableProps) => {
  const texts = useTexts().dayEnd
  const format = useFormat()
  const sum = (value: (line: DayLine) => number): string => format.number(lines.reduce((total, line) => total + value(line), 0))
  const numbers = (line: Pick<DayLine, 'count' | 'times' | 'giveTimes'>): string[] => [format.number(line.count), ...(isMoneyAlone ? [] : [format.number(line.times), format.number(line.giveTimes)])]
  const titles = [texts.count, ...(isMoneyAlone ? [] : [texts.times, texts.gifts]), texts.amount]
  const totals = [sum(({ count }) => count), ...(isMoneyAlone ? [] : [sum(({ times }) => times), sum(({ giveTimes }) => giveTimes)]), format.money(amountOf(lines))]
  return (
    <SectionCard title={title}>
      {lines.length === 0 ? <Typography variant="body2" color="text.secondary">{texts.none}</Typography> : (
        <TableContainer tabIndex={0} role="group" aria-label={title}>
          <Table size="small" sx={stackedTable}>
            <TableHead>
              <TableRow>
                <TableCell>{texts.channel}</TableCell><TableCell>{texts.status}</TableCell>
                {titles.map(one => <TableCell key={one} align="right">{one}</TableCell>)}
              </TableRow>
            </TableHead>
            <TableBody>
              {lines.map(line => (
                <TableRow key={`${line.channel} ${line.payStatus}`}>
                  <TableCell component="th" scope="row">{line.channelLabel ?? line.channel ?? texts.noChannel}</TableCell>
                  <TableCell data-label={texts.status}>{texts.statuses[line.payStatus]}</TableCell>
                  {[...numbers(line), format.money(line.amount)].map((value, at) => <TableCell key={titles[at]} align="right" data-label={titles[at]}>{value}</TableCell>)}
                </TableRow>
              ))}
              <TableRow sx={{ '& > *': { fontWeight: 600 } }}>
                <TableCell component="th" scope="row" colSpan={2}>{texts.total}</TableCell>
                {totals.map((value, at) => <TableCell key={titles[at]} align="right" data-label={titles[at]}>{value}</TableCell>)}
              </TableRow>
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </SectionCard>
  )
}
