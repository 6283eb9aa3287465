import CloseIcon from '@mui/icons-material/Close'
import {
  Box,
  Button,
  Drawer,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Typography,
} from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { addressOf } from './tabs.ts'
import type { TabActions } from './useTabActions.ts'
import type { ShownTab } from './useTabs.ts'

interface TabSheetProps {
  readonly tabs: readonly ShownTab[]
  readonly open: ShownTab
  readonly actions: TabActions
  readonly onClose: () => void
}

/** The visited pages on a phone: a list from below, with what can be done with them. */
export const TabSheet = ({ tabs, open, actions, onClose }: TabSheetProps) => {
  const translate = useTranslate()
  const label = translate('app.tabs.label')
  const run = (action: () => void) => () => {
    onClose()
    action()
  }
  return (
    <Drawer
      anchor="bottom"
      open
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': label, sx: { maxHeight: '80vh', pb: 1 } } }}
    >
      <Typography component="h2" variant="subtitle1" sx={{ px: 2, pt: 1.5 }}>
        {label}
      </Typography>
      <List dense>
        {tabs.map(tab => (
          <ListItem
            key={tab.path}
            disablePadding
            secondaryAction={
              tab.closable && (
                <IconButton
                  edge="end"
                  aria-label={translate('app.tabs.closeNamed', { name: tab.title })}
                  onClick={() => actions.close(tab)}
                >
                  <CloseIcon fontSize="small" />
                </IconButton>
              )
            }
          >
            <ListItemButton
              component={Link}
              to={addressOf(tab)}
              onClick={onClose}
              selected={tab.path === open.path}
              aria-current={tab.path === open.path ? 'page' : undefined}
            >
              <ListItemText primary={tab.title} slotProps={{ primary: { noWrap: true } }} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, px: 2 }}>
        <Button size="small" onClick={run(() => actions.refresh(open))}>
          {translate('app.tabs.refresh')}
        </Button>
        <Button size="small" onClick={run(() => actions.closeOthers(open))}>
          {translate('app.tabs.closeOthers')}
        </Button>
        <Button size="small" onClick={run(() => actions.closeAll())}>
          {translate('app.tabs.closeAll')}
        </Button>
      </Box>
    </Drawer>
  )
}
