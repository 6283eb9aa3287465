import {
  Alert,
  Box,
  Chip,
  FormControlLabel,
  MenuItem,
  Skeleton,
  Switch,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableRow,
  TextField,
  Typography,
} from '@mui/material'
import { Link, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useState } from 'react'
import { comparePlans } from '../../../domain/planMinutes.ts'
import { Failed } from '../../core/Failed.tsx'
import { useFormat } from '../../core/format.ts'
import { showPath } from '../../core/paths.ts'
import { useCanSee } from '../../core/rights.tsx'
import { SectionCard } from '../../core/SectionCard.tsx'
import { stackedTable } from '../../core/stackedTable.ts'
import { ChangesTable } from './ChangesTable.tsx'
import { usePlanProjects } from './usePlanProjects.ts'
import { usePlans } from './usePlans.ts'
import type { PlanEdition } from './usePlans.ts'
import './texts.ts'

const Editions = ({ all, shown }: { all: readonly PlanEdition[]; shown: number }) => {
  const translate = useTranslate()
  const format = useFormat()
  return (
    <TableContainer tabIndex={0} role="group" aria-label={translate('app.plan.editions')}>
      <Table size="small" sx={[{ maxWidth: 860, '& tr:last-of-type > *': { borderBottom: 0 } }, stackedTable]}>
        <TableBody>
          {all.map(one => (
            <TableRow key={one.id} selected={one.id === shown}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {one.id === shown ? (
                  translate('app.plan.edition', { edition: one.edition })
                ) : (
                  <Link to={showPath('treatmentPlan', one.id)}>
                    {translate('app.plan.edition', { edition: one.edition })}
                  </Link>
                )}
                {one.current && (
                  <Chip
                    size="small"
                    color="success"
                    variant="outlined"
                    label={translate('app.plan.now')}
                    sx={{ ml: 1 }}
                  />
                )}
              </TableCell>
              <TableCell>
                {one.endedOn
                  ? translate('app.plan.until', { from: format.date(one.startsOn), to: format.date(one.endedOn) })
                  : translate('app.plan.since', { from: format.date(one.startsOn) })}
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {translate('app.plan.minutes', { count: format.number(one.minutes) })}
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{one.by}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

const Choose = ({
  label,
  all,
  value,
  onChange,
}: {
  label: string
  all: readonly PlanEdition[]
  value: number
  onChange: (id: number) => void
}) => {
  const translate = useTranslate()
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
      fullWidth={false}
      sx={{ width: '9em' }}
    >
      {all.map(one => (
        <MenuItem key={one.id} value={one.id}>
          {translate('app.plan.edition', { edition: one.edition })}
        </MenuItem>
      ))}
    </TextField>
  )
}

const Compare = ({ all, shown }: { all: readonly PlanEdition[]; shown: number }) => {
  const translate = useTranslate()
  const { groups, error, retry } = usePlanProjects()
  const here = all.findIndex(one => one.id === shown)
  const neighbour = all[here + 1] ?? all[here - 1]
  const pair = [neighbour, all[here]].filter(one => one !== undefined).sort((a, b) => a.edition - b.edition)
  const [first, setFirst] = useState(pair[0]?.id ?? shown)
  const [second, setSecond] = useState(pair[1]?.id ?? shown)
  const [onlyChanges, setOnlyChanges] = useState(false)
  const [from, to] = [all.find(one => one.id === first), all.find(one => one.id === second)]
  if (error && !groups)
    return (
      <Box sx={{ mt: 2 }}>
        <Failed error={error} onRetry={retry} />
      </Box>
    )
  if (!groups || !from || !to) return null
  return (
    <Box sx={{ mt: 2 }}>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 1.5 }}>
        {translate('app.plan.compareOf', { first: from.edition, second: to.edition })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }} data-noprint="">
        <Choose label={translate('app.plan.older')} all={all} value={first} onChange={setFirst} />
        <Choose label={translate('app.plan.newer')} all={all} value={second} onChange={setSecond} />
        <FormControlLabel
          sx={{ ml: 0, gap: 1 }}
          control={<Switch size="small" checked={onlyChanges} onChange={(_, on) => setOnlyChanges(on)} />}
          label={translate('app.plan.onlyChanges')}
        />
      </Box>
      <ChangesTable
        groups={groups}
        changes={comparePlans(from.items, to.items)}
        onlyChanges={onlyChanges}
        before={translate('app.plan.edition', { edition: from.edition })}
        after={translate('app.plan.edition', { edition: to.edition })}
      />
    </Box>
  )
}

/** All editions of the patient's plan, and any two of them side by side. */
export const PlanEditions = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate()
  const canSee = useCanSee()
  const mayList = canSee('treatmentPlan', 'list')
  const { data, error, refetch } = usePlans(mayList ? Number(record['patient']) : undefined)
  if (!mayList) return null
  if (!data && error === null) return <Skeleton variant="rounded" height={200} />
  if (!data)
    return (
      <SectionCard title="app.plan.editions">
        <Failed error={error} onRetry={() => void refetch()} />
      </SectionCard>
    )
  return (
    <SectionCard title="app.plan.editions">
      <Editions all={data} shown={Number(record.id)} />
      {data.length > 1 ? (
        <Compare key={record.id} all={data} shown={Number(record.id)} />
      ) : (
        <Alert severity="info" sx={{ mt: 1 }}>
          {translate('app.plan.onlyOne')}
        </Alert>
      )}
    </SectionCard>
  )
}
