import { List, ListItem, ListItemButton, ListItemText } from '@mui/material'
import { useGetList, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { InferRecord } from '../../../resources/core/index.ts'
import type { followUp } from '../../../resources/patients/followUp.ts'
import { DueChip } from '../../clinic/DueChip.tsx'
import { useFormat } from '../../core/format.ts'
import { CardState } from '../../shell/layout/home/CardState.tsx'
import { Panel } from '../../shell/layout/home/Panel.tsx'
import { businessToday } from '../../shell/installation/businessZone.ts'

type FollowUp = InferRecord<typeof followUp>

const shown = 8
const latest = { field: 'nextOn', order: 'DESC' } as const

/** The children who were to be followed up again by now; those first who have waited least, as with re-examinations. */
export const DueFollowUps = () => {
  const translate = useTranslate()
  const format = useFormat()
  const filter = { outstanding: true, nextOn: `,${businessToday()}` }
  const { data, total, meta, isPending, isError, refetch } = useGetList<FollowUp>('followUp', { pagination: { page: 1, perPage: shown }, sort: latest, filter })
  const isMinimum = (meta as { totalIsMinimum?: boolean } | undefined)?.totalIsMinimum === true
  const count = total === undefined ? '' : format.number(total)
  const title = total ? translate('app.followUps.dueCount', { count: isMinimum ? translate('app.home.more', { total: count }) : count }) : translate('app.followUps.due')
  const all = `/followUp?${new URLSearchParams({ filter: JSON.stringify(filter), sort: latest.field, order: latest.order })}`
  return (
    <Panel title={title} all={total ? all : undefined}>
      <CardState pending={isPending} failed={isError} onRetry={() => void refetch()} empty={data?.length === 0 ? translate('app.followUps.noneDue') : undefined} />
      <List dense disablePadding>
        {(data ?? []).map(one => (
          <ListItem key={one.id} disablePadding divider sx={{ '&:last-child': { borderBottom: 0 } }}>
            <ListItemButton component={Link} to={`/patient/${one.patient}/show`} sx={{ gap: 2 }}>
              <ListItemText primary={one.patientLabel} secondary={one.content} slotProps={{ secondary: { noWrap: true } }} />
              {one.nextOn && <DueChip on={one.nextOn} />}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Panel>
  )
}
