import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'react-admin'
import { valueOf } from '../../../domain/eyeChart.ts'
import { chartEyes } from '../../../domain/eyes.ts'
import type { ChartChoice } from '../../../domain/eyeChart.ts'
import { lineDifference } from '../../../domain/visualAcuity.ts'
import { Chart } from '../../clinic/eyeChart/Chart.tsx'
import { useTexts } from '../../clinic/eyeChart/useTexts.ts'
import { Nothing } from '../../core/types/Nothing.tsx'
import { Panel } from '../../shell/layout/home/Panel.tsx'
import { Lines } from '../../clinic/visit/Lines.tsx'
import type { PatientCardProps } from '../cards.ts'
import { NoCase } from './NoCase.tsx'

const corrected: ChartChoice = { measures: ['corrected'] }

/**
 * How vision went: the course of corrected vision, and for each eye the first and the last value and the lines between
 * them.
 */
export const CourseCard = ({ patient, overview: { case: id, records } }: PatientCardProps) => {
  const translate = useTranslate()
  const texts = useTexts()
  return (
    <Panel title={translate('app.overview.course')} all={records.length > 0 ? `/eyeChart?case=${id}` : undefined}>
      {records.length === 0 ? (
        <NoCase patient={patient} />
      ) : (
        <Box sx={{ p: { xs: 1, sm: 2 } }}>
          <Chart records={records} choice={corrected} isSmall />
          <Box sx={{ overflowX: 'auto' }}>
            <Table size="small" sx={{ mt: 1 }}>
              <TableHead>
                <TableRow>
                  <TableCell>{translate('app.clinical.measure.corrected')}</TableCell>
                  <TableCell>{translate('app.overview.first')}</TableCell>
                  <TableCell>{translate('app.overview.last')}</TableCell>
                  <TableCell>{translate('app.overview.change')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {chartEyes.map(eye => {
                  const values = records
                    .map(record => valueOf(record, eye, 'corrected'))
                    .filter(value => value !== null)
                  const [first, last] = [values[0], values.at(-1)]
                  const lines =
                    values.length > 1 && first !== undefined && last !== undefined
                      ? lineDifference(first, last)
                      : undefined
                  return (
                    <TableRow key={eye}>
                      <TableCell component="th" scope="row">
                        {translate(`app.clinical.eye.${eye}`)}
                      </TableCell>
                      <TableCell>{first === undefined ? <Nothing /> : texts.value(first)}</TableCell>
                      <TableCell>{last === undefined || values.length < 2 ? <Nothing /> : texts.value(last)}</TableCell>
                      <TableCell>
                        <Lines gained={lines} />
                      </TableCell>
                    </TableRow>
                  )
                })}
              </TableBody>
            </Table>
          </Box>
        </Box>
      )}
    </Panel>
  )
}
