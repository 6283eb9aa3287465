import { List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import { useFormat } from '../../core/format.ts'

export interface PatientRow {
  readonly id: number
  readonly name: string
  readonly organisation: string
  /** ISO 8601: when what the card is about happened. */
  readonly at: string
}

/** Patients, each leading to its page. */
export const PatientRows = ({ rows }: { rows: readonly PatientRow[] }) => {
  const format = useFormat()
  return (
    <List dense disablePadding>
      {rows.map(({ id, name, organisation, at }) => (
        <ListItem key={id} disablePadding divider sx={{ '&:last-child': { borderBottom: 0 } }}>
          <ListItemButton component={Link} to={`/patient/${id}/show`} sx={{ gap: 2 }}>
            <ListItemText primary={name} secondary={organisation} slotProps={{ secondary: { noWrap: true } }} />
            <Typography
              component="time"
              dateTime={at}
              variant="body2"
              color="text.secondary"
              sx={{ whiteSpace: 'nowrap' }}
            >
              {format.moment(at)}
            </Typography>
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  )
}
