import { Box, ButtonBase, Skeleton, Typography } from '@mui/material'
import { useGetList, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { dateIn, mondayOf } from '../../../domain/calendar.ts'
import type { patient } from '../../../resources/patients/patient.ts'
import type { InferRecord } from '../../../resources/core/index.ts'
import { useFormat } from '../../core/format.ts'
import { CardState } from '../../shell/layout/home/CardState.tsx'
import { Panel } from '../../shell/layout/home/Panel.tsx'
import { PatientRows } from './PatientRows.tsx'

type Patient = InferRecord<typeof patient>

const newest = { field: 'createdAt', order: 'DESC' } as const

/** How many patients were registered since a date, leading to the list of them. */
const Figure = ({ label, since }: { label: string; since: string }) => {
  const translate = useTranslate()
  const format = useFormat()
  const filter = { createdAt: `${since},` }
  const { total, meta, isPending } = useGetList<Patient>('patient', { pagination: { page: 1, perPage: 1 }, sort: newest, filter })
  const isMinimum = (meta as { totalIsMinimum?: boolean } | undefined)?.totalIsMinimum === true
  const written = total === undefined ? '–' : format.number(total)
  return (
    <ButtonBase
      component={Link} to={`/patient?${new URLSearchParams({ filter: JSON.stringify(filter), sort: newest.field, order: newest.order })}`}
      sx={{ flex: 1, flexDirection: 'column', alignItems: 'flex-start', px: 2, py: 1.5, '&:hover': { bgcolor: 'action.hover' } }}
    >
      <Typography component="span" sx={{ fontSize: '1.75rem', lineHeight: 1.2, fontWeight: 650, color: 'primary.main', fontVariantNumeric: 'tabular-nums' }}>
        {isPending ? <Skeleton width={40} /> : isMinimum ? translate('app.home.more', { total: written }) : written}
      </Typography>
      <Typography component="span" variant="body2" color="text.secondary">{label}</Typography>
    </ButtonBase>
  )
}

/** How many patients came today and this week, and who came last. */
export const NewPatients = () => {
  const translate = useTranslate()
  const { data, isPending, isError, refetch } = useGetList<Patient>('patient', { pagination: { page: 1, perPage: 6 }, sort: newest, filter: {} })
  const today = dateIn(new Date())
  return (
    <Panel title={translate('app.home.newPatients')} all="/patient">
      <Box sx={{ display: 'flex', borderBottom: 1, borderColor: 'divider', '& > * + *': { borderLeft: 1, borderColor: 'divider' } }}>
        <Figure label={translate('app.home.today')} since={today} />
        <Figure label={translate('app.home.thisWeek')} since={mondayOf(today)} />
      </Box>
      <CardState pending={isPending} failed={isError} onRetry={() => void refetch()} empty={data?.length === 0 ? translate('app.home.noPatients') : undefined} />
      <PatientRows rows={(data ?? []).map(one => ({ id: one.id, name: one.name, organisation: one.hospitalLabel ?? '', at: one.createdAt ?? '' }))} />
    </Panel>
  )
}
