import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import { Button, ListItemText, Menu, MenuItem } from '@mui/material'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { unavailableItem } from '../actions/useActionItems.tsx'
import type { BulkItem } from './useBulk.ts'

/** A menu of what can be done with the selection. */
export const BulkMenu = ({
  label,
  items,
  disabled,
}: {
  label: string
  items: readonly BulkItem[]
  disabled: boolean
}) => {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const entry = (item: BulkItem) => {
    if ('unavailable' in item)
      return (
        <MenuItem key={item.name} aria-disabled sx={unavailableItem}>
          <ListItemText primary={item.label} secondary={item.unavailable} />
        </MenuItem>
      )
    if ('to' in item)
      return (
        <MenuItem key={item.name} component={Link} to={item.to} state={item.state}>
          {item.label}
        </MenuItem>
      )
    return (
      <MenuItem
        key={item.name}
        onClick={() => {
          close()
          item.start()
        }}
        sx={item.tone === 'critical' ? { color: 'error.main' } : {}}
      >
        {item.label}
      </MenuItem>
    )
  }
  return (
    <>
      <Button
        id={`${id}-button`}
        size="small"
        variant="outlined"
        endIcon={<ExpandMoreIcon />}
        disabled={disabled}
        onClick={event => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        sx={{ flexShrink: 0 }}
      >
        {label}
      </Button>
      {anchor && (
        <Menu
          id={id}
          open
          anchorEl={anchor}
          onClose={close}
          slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
        >
          {items.map(entry)}
        </Menu>
      )}
    </>
  )
}
