import { Box, List, ListItem, ListItemButton, ListItemText, Skeleton, Typography } from '@mui/material'
import { useGetList, useLocale, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { patient } from '../../../resources/business/patient.ts'
import type { InferRecord } from '../../../resources/schema/index.ts'
import { formatIn } from '../../generator/format.ts'
import { Panel } from './Panel.tsx'

type Patient = InferRecord<typeof patient>

/** The patients who were registered last. */
export const NewPatients = () => {
  const translate = useTranslate()
  const format = formatIn(useLocale() ?? 'zh')
  const { data, isPending } = useGetList<Patient>('patient', {
    pagination: { page: 1, perPage: 6 },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: { deleted: false },
  })
  return (
    <Panel title={translate('app.home.newPatients')} all="/patient">
      {isPending && (
        <Box sx={{ p: 2 }}>
          {[1, 2, 3].map(row => (
            <Skeleton key={row} height={36} />
          ))}
        </Box>
      )}
      {data?.length === 0 && (
        <Typography color="text.secondary" sx={{ p: 2 }}>
          {translate('app.home.noPatients')}
        </Typography>
      )}
      <List dense disablePadding>
        {data?.map(one => (
          <ListItem key={one.id} disablePadding divider sx={{ '&:last-child': { borderBottom: 0 } }}>
            <ListItemButton component={Link} to={`/patient/${one.id}/show`} sx={{ gap: 2 }}>
              <ListItemText primary={one.name} secondary={one.hospitalLabel} slotProps={{ secondary: { noWrap: true } }} />
              <Typography component="span" variant="body2" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
                {one.createdAt && <time dateTime={one.createdAt}>{format.moment(one.createdAt)}</time>}
              </Typography>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Panel>
  )
}
