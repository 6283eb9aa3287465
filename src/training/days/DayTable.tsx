import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { TrainingDay } from '../../../resources/training/trainingDays.ts'
import { useFormat } from '../../core/format.ts'
import { Nothing } from '../../core/types/Nothing.tsx'
import type { TrainingTexts } from './useTexts.ts'

/** The days as a table, the latest first, opened when it is wanted. */
export const DayTable = ({ days, texts }: { days: readonly TrainingDay[]; texts: TrainingTexts }) => {
  const format = useFormat()
  const hasPlan = days.some(({ planned }) => planned !== null)
  return (
    <Box component="details" sx={{ typography: 'body2' }}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 0.5 }}>
        {texts.table}
      </Box>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{texts.day}</TableCell>
            <TableCell align="right">{texts.doneMinutes}</TableCell>
            {hasPlan && <TableCell align="right">{texts.plannedMinutes}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {[...days].reverse().map(({ day, minutes, planned }) => (
            <TableRow key={day}>
              <TableCell component="th" scope="row">
                {format.date(day)}
              </TableCell>
              <TableCell align="right">{minutes > 0 ? format.number(minutes) : <Nothing />}</TableCell>
              {hasPlan && <TableCell align="right">{planned ? format.number(planned) : <Nothing />}</TableCell>}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
