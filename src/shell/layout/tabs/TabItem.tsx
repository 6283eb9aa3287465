import CloseIcon from '@mui/icons-material/Close'
import { Box, IconButton } from '@mui/material'
import type { SxProps, Theme } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { addressOf } from './tabs.ts'
import type { ShownTab } from './useTabs.ts'

export interface TabItemProps {
  readonly tab: ShownTab
  readonly isOpen: boolean
  /** The one tab that the Tab key leads to; arrow keys lead on from there. */
  readonly isReached: boolean
  /** The row has no room for it. It stays as wide as it would be. */
  readonly isHidden: boolean
  readonly onClose: () => void
  readonly onMenu: (tab: ShownTab, at: { readonly left: number; readonly top: number }) => void
}

const item = (isOpen: boolean, isHidden: boolean): SxProps<Theme> => ({
  ...(isHidden ? { position: 'absolute', visibility: 'hidden' } : {}),
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  height: 30,
  borderRadius: 1.5,
  border: 1,
  borderColor: isOpen ? 'primary.main' : 'divider',
  bgcolor: isOpen ? 'action.selected' : 'background.paper',
  color: isOpen ? 'primary.main' : 'text.secondary',
  '&:hover': { color: isOpen ? 'primary.main' : 'text.primary' },
})

const link: SxProps<Theme> = {
  display: 'block',
  maxWidth: 240,
  px: 1.25,
  lineHeight: '28px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: 'inherit',
  textDecoration: 'none',
  fontSize: '0.8125rem',
  borderRadius: 1.5,
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -1 },
}

const middle = 1

/** One visited page: a link to it as it was left, and a button to close it. The middle button closes it too. */
export const TabItem = ({ tab, isOpen, isReached, isHidden, onClose, onMenu }: TabItemProps) => {
  const translate = useTranslate()
  // The browser would scroll, or open the page in a window of its own.
  const hold = (event: MouseEvent) => {
    if (event.button === middle) event.preventDefault()
  }
  const press = (event: MouseEvent) => {
    if (event.button !== middle) return
    event.preventDefault()
    onClose()
  }
  const ask = (event: MouseEvent) => {
    event.preventDefault()
    onMenu(tab, { left: event.clientX, top: event.clientY })
  }
  return (
    <Box component="li" sx={item(isOpen, isHidden)} onMouseDown={hold} onAuxClick={press} onContextMenu={ask}>
      <Box
        component={Link}
        to={addressOf(tab)}
        data-tab={tab.path}
        tabIndex={isReached ? 0 : -1}
        aria-current={isOpen ? 'page' : undefined}
        title={tab.title}
        draggable={false}
        sx={[link as object, tab.closable && { pr: 0.25 }]}
      >
        {tab.title}
      </Box>
      {tab.closable && (
        <IconButton
          size="small"
          tabIndex={-1}
          color="inherit"
          aria-label={translate('app.tabs.closeNamed', { name: tab.title })}
          onClick={onClose}
          sx={{ p: '3px', mr: 0.5 }}
        >
          <CloseIcon sx={{ fontSize: 14 }} />
        </IconButton>
      )}
    </Box>
  )
}
