import { Table, TableBody, TableCell, TableContainer, TableFooter, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Fragment } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { planTotals } from '../../../domain/planMinutes.ts'
import { planEyes } from '../../../domain/eyes.ts'
import type { PlanMinutes } from '../../../domain/planMinutes.ts'
import type { PlanEye } from '../../../domain/eyes.ts'
import { useFormat } from '../../core/format.ts'
import { gridLook } from './gridLook.ts'
import type { PlanGroup, PlanProject } from './usePlanProjects.ts'
import './texts.ts'

interface GridFrameProps {
  readonly groups: readonly PlanGroup[]
  readonly items: readonly PlanMinutes[]
  readonly label: string
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
  readonly cell: (project: PlanProject, eye: PlanEye) => ReactNode
}

/** Projects by their types × eyes, with the minutes of each project, of each eye, and of the day. */
export const GridFrame = ({ groups, items, label, onKeyDown, cell }: GridFrameProps) => {
  const translate = useTranslate()
  const format = useFormat()
  const totals = planTotals(items)
  const ofProject = (id: number): number => planTotals(items.filter(item => item.project === id)).day
  const number = (minutes: number): string => (minutes === 0 ? '' : format.number(minutes))
  return (
    <TableContainer tabIndex={onKeyDown ? undefined : 0} role="group" aria-label={label}>
      <Table size="small" aria-label={label} sx={gridLook} {...(onKeyDown ? { onKeyDown } : {})}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('app.plan.project')}</TableCell>
            {planEyes.map(eye => (
              <TableCell key={eye} align="right">
                {translate(`app.plan.eye.${eye}`)}
              </TableCell>
            ))}
            <TableCell align="right">{translate('app.plan.perDay')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {groups.map(group => (
            <Fragment key={group.id}>
              <TableRow className="group">
                <TableCell component="th" scope="rowgroup" colSpan={6}>
                  {group.label}
                </TableCell>
              </TableRow>
              {group.projects.map(project => (
                <TableRow key={project.id}>
                  <TableCell component="th" scope="row">
                    {project.label}
                    {project.deleted ? ` (${translate('app.generator.deleted')})` : ''}
                  </TableCell>
                  {planEyes.map(eye => (
                    <TableCell key={eye} align="right">
                      {cell(project, eye)}
                    </TableCell>
                  ))}
                  <TableCell align="right">{number(ofProject(project.id))}</TableCell>
                </TableRow>
              ))}
            </Fragment>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell component="th" scope="row">
              {translate('app.plan.total')}
            </TableCell>
            {planEyes.map(eye => (
              <TableCell key={eye} align="right">
                {number(totals[eye])}
              </TableCell>
            ))}
            <TableCell align="right">{translate('app.plan.minutes', { count: format.number(totals.day) })}</TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  )
}
