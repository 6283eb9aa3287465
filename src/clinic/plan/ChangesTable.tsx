import { Box, Chip, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { useTranslate } from 'react-admin'
import type { PlanChange } from '../../../domain/planMinutes.ts'
import { useFormat } from '../../core/format.ts'
import type { PlanGroup } from './usePlanProjects.ts'
import './texts.ts'

/** On a phone the eye stands below its project. */
const wideOnly = { display: { xs: 'none', sm: 'table-cell' } } as const

const tones = { added: 'success', removed: 'error', changed: 'warning', same: 'default' } as const

/** What kind of change it is, in words; on a phone the number and its sign say so. */
const Kind = ({ kind }: Pick<PlanChange, 'kind'>) => {
  const translate = useTranslate()
  return (
    <Box component="span" sx={theme => ({ [theme.breakpoints.down('sm')]: visuallyHidden })}>
      {translate(`app.plan.kind.${kind}`)}
    </Box>
  )
}

interface ChangesTableProps {
  readonly groups: readonly PlanGroup[]
  readonly changes: readonly PlanChange[]
  /** What stands over the minutes of either plan. */
  readonly before: string
  readonly after: string
  /** Leaves out what is the same in both; the totals are those of the whole plans. */
  readonly onlyChanges?: boolean
}

/** Two plans beside each other, cell by cell in the order of the projects; what differs is marked and named. */
export const ChangesTable = ({ groups, changes, before, after, onlyChanges = false }: ChangesTableProps) => {
  const translate = useTranslate()
  const format = useFormat()
  const shown = onlyChanges ? changes.filter(change => change.kind !== 'same') : changes
  const rows = groups
    .flatMap(group => group.projects)
    .flatMap(project => shown.filter(change => change.project === project.id).map(change => ({ project, change })))
  const number = (minutes: number): string => (minutes === 0 ? '–' : format.number(minutes))
  const sums = [
    changes.reduce((sum, one) => sum + one.before, 0),
    changes.reduce((sum, one) => sum + one.after, 0),
  ] as const
  return (
    <TableContainer tabIndex={0} role="group" aria-label={translate('app.plan.change')}>
      <Table
        size="small"
        sx={{
          maxWidth: 860,
          '& th, & td': { px: { xs: 0.5, sm: 1.25 } },
          '& td': { fontVariantNumeric: 'tabular-nums' },
          '& tbody tr:last-of-type > *': { borderBottom: 0 },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{translate('app.plan.project')}</TableCell>
            <TableCell sx={wideOnly}>{translate('resources.treatmentPlan.items.items.fields.eye')}</TableCell>
            <TableCell align="right">{before}</TableCell>
            <TableCell align="right">{after}</TableCell>
            <TableCell>{translate('app.plan.change')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ project, change }) => (
            <TableRow
              key={`${project.id} ${change.eye}`}
              sx={change.kind === 'same' ? { '& td, & th': { color: 'text.secondary' } } : {}}
            >
              <TableCell component="th" scope="row">
                {project.label}
                <Typography variant="caption" component="div" color="text.secondary" sx={{ display: { sm: 'none' } }}>
                  {translate(`app.plan.eye.${change.eye}`)}
                </Typography>
              </TableCell>
              <TableCell sx={wideOnly}>{translate(`app.plan.eye.${change.eye}`)}</TableCell>
              <TableCell align="right" sx={change.kind === 'removed' ? { textDecoration: 'line-through' } : {}}>
                {number(change.before)}
              </TableCell>
              <TableCell align="right" sx={change.kind === 'same' ? {} : { fontWeight: 600 }}>
                {number(change.after)}
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                {change.kind === 'same' ? (
                  <Kind kind="same" />
                ) : (
                  <Chip
                    size="small"
                    variant="outlined"
                    color={tones[change.kind]}
                    label={
                      <>
                        <Kind kind={change.kind} /> {format.number(change.after - change.before, 0, true)}
                      </>
                    }
                  />
                )}
              </TableCell>
            </TableRow>
          ))}
          <TableRow sx={{ '& th, & td': { fontWeight: 600 } }}>
            <TableCell component="th" scope="row">
              {translate('app.plan.total')}
            </TableCell>
            <TableCell sx={wideOnly} />
            <TableCell align="right">{number(sums[0])}</TableCell>
            <TableCell align="right">{number(sums[1])}</TableCell>
            <TableCell>{format.number(sums[1] - sums[0], 0, true)}</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </TableContainer>
  )
}
