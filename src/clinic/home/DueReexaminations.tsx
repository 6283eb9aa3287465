import { List, ListItem, ListItemButton, ListItemText } from '@mui/material'
import { useGetList, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { caseInfo } from '../../../resources/clinic/case.ts'
import type { InferRecord } from '../../../resources/core/index.ts'
import { useFormat } from '../../core/format.ts'
import { businessToday } from '../../shell/installation/businessZone.ts'
import { DueChip } from '../DueChip.tsx'
import { CardState } from '../../shell/layout/home/CardState.tsx'
import { Panel } from '../../shell/layout/home/Panel.tsx'

type Case = InferRecord<typeof caseInfo>

const shown = 10
const latest = { field: 'reexamineOn', order: 'DESC' } as const

/** The children who should have come back by now; those first who can still be expected, as who was lost years ago is no work of today. */
export const DueReexaminations = () => {
  const translate = useTranslate()
  const format = useFormat()
  const filter = { reexamineOn: `,${businessToday()}` }
  const { data, total, meta, isPending, isError, refetch } = useGetList<Case>('case', { pagination: { page: 1, perPage: shown }, sort: latest, filter })
  const isMinimum = (meta as { totalIsMinimum?: boolean } | undefined)?.totalIsMinimum === true
  const count = total === undefined ? '' : format.number(total)
  const title = total ? translate('app.overview.dueCount', { count: isMinimum ? translate('app.home.more', { total: count }) : count }) : translate('app.overview.due')
  const all = `/case?${new URLSearchParams({ filter: JSON.stringify(filter), sort: latest.field, order: latest.order })}`
  return (
    <Panel title={title} all={total ? all : undefined}>
      <CardState pending={isPending} failed={isError} onRetry={() => void refetch()} empty={data?.length === 0 ? translate('app.overview.noneDue') : undefined} />
      <List dense disablePadding>
        {(data ?? []).map(one => (
          <ListItem key={one.id} disablePadding divider sx={{ '&:last-child': { borderBottom: 0 } }}>
            <ListItemButton component={Link} to={`/patient/${one.patient}/show`} sx={{ gap: 2 }}>
              <ListItemText primary={one.patientLabel} secondary={one.hospitalLabel} slotProps={{ secondary: { noWrap: true } }} />
              {one.reexamineOn && <DueChip on={one.reexamineOn} />}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Panel>
  )
}
