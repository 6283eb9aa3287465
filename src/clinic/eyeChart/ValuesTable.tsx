import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { useTranslate } from 'react-admin'
import { amblyopiaLevel } from '../../../domain/amblyopia.ts'
import { recordsWithin, valueOf } from '../../../domain/eyeChart.ts'
import { chartEyes, chartMeasures } from '../../../domain/eyes.ts'
import type { ChartChoice, EyeRecord } from '../../../domain/eyeChart.ts'
import { Nothing } from '../../core/types/Nothing.tsx'
import { stackedTable } from '../../core/stackedTable.ts'
import { useTexts } from './useTexts.ts'

/** What the chart shows, as a table: an examination a row, an eye's vision a column. */
export const ValuesTable = ({ records, choice }: { records: readonly EyeRecord[]; choice: ChartChoice }) => {
  const translate = useTranslate()
  const texts = useTexts()
  const { eyes = chartEyes, measures = chartMeasures } = choice
  const columns = eyes.flatMap(eye => measures.map(measure => ({ eye, measure })))
  return (
    <TableContainer tabIndex={0} role="group" aria-label={translate('app.eyeChart.table')}>
      <Table size="small" sx={stackedTable}>
        <Box component="caption" sx={visuallyHidden}>
          {translate('app.eyeChart.table')}
        </Box>
        <TableHead>
          <TableRow>
            <TableCell>{translate('app.eyeChart.date')}</TableCell>
            {columns.map(column => (
              <TableCell key={texts.series(column)}>{texts.series(column)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {recordsWithin(records, choice).map(record => (
            <TableRow key={record.id}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {texts.date(record.examinedOn)}
              </TableCell>
              {columns.map(({ eye, measure }) => {
                const value = valueOf(record, eye, measure)
                return (
                  <TableCell
                    key={`${measure} ${eye}`}
                    data-label={texts.series({ eye, measure })}
                    sx={{ whiteSpace: 'nowrap' }}
                  >
                    <span>
                      {value === null ? <Nothing /> : texts.value(value)}
                      {value !== null && measure === 'corrected' && value !== 'UC' && (
                        <Box
                          component="span"
                          sx={{ color: 'text.secondary' }}
                        >{` · ${texts.level(amblyopiaLevel(value))}`}</Box>
                      )}
                    </span>
                  </TableCell>
                )
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
