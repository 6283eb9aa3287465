import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { usePermissions, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { holds } from '../../../resources/rights.ts'
import { useTexts } from '../../clinic/eyeChart/useTexts.ts'
import { Nothing } from '../../core/types/Nothing.tsx'
import { Panel } from '../../shell/layout/home/Panel.tsx'
import type { PatientCardProps } from '../cards.ts'

const shown = 5

/** The last examinations, newest first, each leading to its record. */
export const VisitsCard = ({ patient, overview: { records } }: PatientCardProps) => {
  const translate = useTranslate()
  const texts = useTexts()
  const { permissions } = usePermissions<ReadonlySet<string>>()
  if (records.length === 0) return null
  const mayOpen = permissions !== undefined && holds(permissions, 'caseRecord:get')
  const mayList = permissions !== undefined && holds(permissions, 'caseRecord:list')
  const all = `/caseRecord?${new URLSearchParams({ filter: JSON.stringify({ patient: patient.id }) })}`
  return (
    <Panel title={translate('app.overview.visits', { count: records.length })} all={mayList ? all : undefined}>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{translate('app.eyeChart.date')}</TableCell>
              <TableCell>
                {translate('app.overview.correctedOf', { eye: translate('app.clinical.eye.right') })}
              </TableCell>
              <TableCell>
                {translate('app.overview.correctedOf', { eye: translate('app.clinical.eye.left') })}
              </TableCell>
              <TableCell>{translate('resources.patient.sections.staff')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {records
              .slice(-shown)
              .reverse()
              .map(record => (
                <TableRow key={record.id}>
                  <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                    {mayOpen ? (
                      <Box component={Link} to={`/caseRecord/${record.id}/show`} sx={{ color: 'primary.main' }}>
                        {texts.date(record.examinedOn)}
                      </Box>
                    ) : (
                      texts.date(record.examinedOn)
                    )}
                  </TableCell>
                  <TableCell>
                    {record.correctedRight === null ? <Nothing /> : texts.value(record.correctedRight)}
                  </TableCell>
                  <TableCell>
                    {record.correctedLeft === null ? <Nothing /> : texts.value(record.correctedLeft)}
                  </TableCell>
                  <TableCell>{record.staff ?? <Nothing />}</TableCell>
                </TableRow>
              ))}
          </TableBody>
        </Table>
      </Box>
    </Panel>
  )
}
