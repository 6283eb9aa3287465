import { Box, Button, List, ListItem, ListItemButton, ListItemText } from '@mui/material'
import { useGetList, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { InferRecord } from '../../../resources/core/index.ts'
import type { followUp } from '../../../resources/patients/followUp.ts'
import { DueChip } from '../../core/DueChip.tsx'
import { useFormat } from '../../core/format.ts'
import { showPath } from '../../core/paths.ts'
import { useMay } from '../../core/useMay.ts'
import { CardState } from '../../shell/layout/home/CardState.tsx'
import { Panel } from '../../shell/layout/home/Panel.tsx'
import type { PatientCardProps } from '../cards.ts'
import { newFollowUpPath } from '../newFollowUpPath.ts'
import { twoLines } from '../../core/twoLines.ts'

type FollowUp = InferRecord<typeof followUp>

const shown = 4
const latest = { field: 'at', order: 'DESC' } as const

/** The last follow-ups of a child, newest first, and the way to the next one. */
export const FollowUpsCard = ({ patient }: PatientCardProps) => {
  const translate = useTranslate()
  const format = useFormat()
  const may = useMay()
  const filter = { patient: patient.id }
  const {
    data,
    total = 0,
    isPending,
    isError,
    refetch,
  } = useGetList<FollowUp>('followUp', { pagination: { page: 1, perPage: shown }, sort: latest, filter })
  const mayCreate = may('followUp', 'create') && patient['deleted'] !== true && patient['type'] !== 'demo'
  const all = `/followUp?${new URLSearchParams({ filter: JSON.stringify(filter) })}`
  const given = ({ at, channel, createdByLabel }: FollowUp): string =>
    [format.moment(at), translate(`resources.followUp.choices.channel.${channel}`), createdByLabel]
      .filter(part => part)
      .join(' · ')
  return (
    <Panel
      title={
        total > 0 ? translate('app.followUps.count', { count: format.number(total) }) : translate('app.followUps.title')
      }
      all={total > 0 ? all : undefined}
    >
      <CardState
        pending={isPending}
        failed={isError}
        onRetry={() => void refetch()}
        empty={data?.length === 0 ? translate('app.followUps.none') : undefined}
      />
      <List dense disablePadding>
        {(data ?? []).map(one => (
          <ListItem key={one.id} disablePadding divider>
            <ListItemButton component={Link} to={showPath('followUp', one.id)} sx={{ gap: 2 }}>
              <ListItemText
                primary={one.content}
                secondary={[given(one), one.resultLabel].filter(part => part).join(' · ')}
                slotProps={{ primary: { sx: twoLines }, secondary: { noWrap: true } }}
              />
              {one.outstanding && one.nextOn && <DueChip on={one.nextOn} />}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      {mayCreate && (
        <Box sx={{ px: 1, py: 0.5 }}>
          <Button size="small" component={Link} to={newFollowUpPath(patient.id)}>
            {translate('app.followUps.create')}
          </Button>
        </Box>
      )}
    </Panel>
  )
}
