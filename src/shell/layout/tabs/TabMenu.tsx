import CloseIcon from '@mui/icons-material/Close'
import ClearAll from '@mui/icons-material/ClearAll'
import Refresh from '@mui/icons-material/Refresh'
import TabUnselected from '@mui/icons-material/TabUnselected'
import { Divider, ListItemIcon, ListItemText, ListSubheader, Menu, MenuItem } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { addressOf } from './tabs.ts'
import type { TabActions } from './useTabActions.ts'
import type { ShownTab } from './useTabs.ts'

interface TabMenuProps {
  readonly tab: ShownTab
  readonly tabs: readonly ShownTab[]
  /** Tabs that the row has no room for. */
  readonly others?: readonly ShownTab[] | undefined
  readonly at: { readonly left: number; readonly top: number }
  readonly actions: TabActions
  readonly onClose: () => void
}

/** What can be done with a tab, where it was asked for. */
export const TabMenu = ({ tab, tabs, others = [], at, actions, onClose }: TabMenuProps) => {
  const translate = useTranslate()
  const closable = tabs.filter(one => one.closable)
  const entries = [
    { name: 'refresh', Icon: Refresh, can: true, run: () => actions.refresh(tab) },
    { name: 'close', Icon: CloseIcon, can: tab.closable, run: () => actions.close(tab) },
    {
      name: 'closeOthers',
      Icon: TabUnselected,
      can: closable.some(one => one.path !== tab.path),
      run: () => actions.closeOthers(tab),
    },
    { name: 'closeAll', Icon: ClearAll, can: closable.length > 0, run: () => actions.closeAll() },
  ]
  return (
    <Menu
      open
      onClose={onClose}
      anchorReference="anchorPosition"
      anchorPosition={at}
      slotProps={{ list: { dense: true, 'aria-label': translate('app.tabs.actionsOf', { name: tab.title }) } }}
    >
      {entries.map(({ name, Icon, can, run }) => (
        <MenuItem
          key={name}
          disabled={!can}
          onClick={() => {
            onClose()
            run()
          }}
        >
          <ListItemIcon>
            <Icon fontSize="small" />
          </ListItemIcon>
          {translate(`app.tabs.${name}`)}
        </MenuItem>
      ))}
      {others.length > 0 && <Divider />}
      {others.length > 0 && (
        <ListSubheader role="presentation" sx={{ lineHeight: '32px' }}>
          {translate('app.tabs.others')}
        </ListSubheader>
      )}
      {others.map(other => (
        <MenuItem key={other.path} component={Link} to={addressOf(other)} onClick={onClose} sx={{ maxWidth: 360 }}>
          <ListItemText primary={other.title} slotProps={{ primary: { noWrap: true } }} />
        </MenuItem>
      ))}
    </Menu>
  )
}
