import { Chip, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import type { DayLedger } from '../../../resources/times/cashier.ts'
import { useFormat } from '../../core/format.ts'
import { filled } from '../../../i18n/filled.ts'
import { PartFrame } from '../../core/report/PartFrame.tsx'
import { stackedTable } from '../../core/stackedTable.ts'
import { useTexts } from '../cards/useTexts.ts'
import { difference } from './sheetRows.ts'

/** Times and gifts as the day's records and as the ledger say them, and whether they agree. */
export const LedgerLines = ({ ledger }: { ledger: readonly DayLedger[] }) => {
  const texts = useTexts().dayEnd
  const format = useFormat()
  const both = (times: number, gifts: number): string => `${format.number(times)} + ${format.number(gifts)}`
  return (
    <PartFrame title={texts.ledger}>
      <TableContainer tabIndex={0} role="group" aria-label={texts.ledger}>
        <Table size="small" sx={stackedTable}>
          <TableHead>
            <TableRow>
              <TableCell component="td" />
              {[texts.byRecords, texts.byLedger].map(title => (
                <TableCell key={title} align="right">
                  {title}
                  <Typography
                    variant="caption"
                    component="div"
                    color="text.secondary"
                  >{`${texts.times} + ${texts.gifts}`}</Typography>
                </TableCell>
              ))}
              <TableCell component="td" />
            </TableRow>
          </TableHead>
          <TableBody>
            {ledger.map(line => (
              <TableRow key={line.kind}>
                <TableCell component="th" scope="row">
                  {texts[line.kind]}
                </TableCell>
                <TableCell align="right" data-label={texts.byRecords}>
                  {both(line.times, line.giveTimes)}
                </TableCell>
                <TableCell align="right" data-label={texts.byLedger}>
                  {both(line.ledgerTimes, line.ledgerGiveTimes)}
                </TableCell>
                <TableCell>
                  {difference(line) === 0 ? (
                    <Chip size="small" color="success" variant="outlined" label={texts.same} />
                  ) : (
                    <Chip
                      size="small"
                      color="error"
                      label={filled(texts.differs, { count: format.number(difference(line)) })}
                    />
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </PartFrame>
  )
}
