import ExpandMore from '@mui/icons-material/ExpandMore'
import { Box, IconButton } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useMemo, useRef } from 'react'
import { TabItem } from './TabItem.tsx'
import { tabGap, useFitting } from './useFitting.ts'
import { useTabKeys } from './useTabKeys.ts'
import type { ShownTab } from './useTabs.ts'

interface TabBarProps {
  readonly tabs: readonly ShownTab[]
  readonly openPath: string
  /** The tab of the open page is not among them yet. */
  readonly isComing: boolean
  readonly onClose: (tab: ShownTab) => void
  /** With those that the row has no room for, where the menu is that of the whole row. */
  readonly onMenu: (
    tab: ShownTab,
    at: { readonly left: number; readonly top: number },
    others?: readonly ShownTab[],
  ) => void
}

const bar = { display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0, flex: 1 }
const rowStyle = {
  position: 'relative',
  display: 'flex',
  flex: 1,
  minWidth: 0,
  gap: `${tabGap}px`,
  m: 0,
  p: '3px',
  listStyle: 'none',
  overflow: 'hidden',
}

/** The visited pages in a row, as many as it has room for; the menu at its end leads to the others. */
export const TabBar = ({ tabs, openPath, isComing, onClose, onMenu }: TabBarProps) => {
  const translate = useTranslate()
  const row = useRef<HTMLUListElement>(null)
  const paths = useMemo(() => tabs.map(tab => tab.path), [tabs])
  const { hidden, isKnown } = useFitting(row, paths, openPath, isComing)
  const shown = tabs.filter(tab => !hidden.has(tab.path))
  const others = tabs.filter(tab => hidden.has(tab.path))
  const { press, leave, closing, reached } = useTabKeys({ tabs: shown, openPath, row, onClose, onMenu })
  const open = tabs.find(tab => tab.path === openPath) ?? tabs[0]!
  const label =
    others.length === 0
      ? translate('app.tabs.actions')
      : translate('app.tabs.actionsAndOthers', { smart_count: others.length })
  return (
    <Box component="nav" aria-label={translate('app.tabs.label')} sx={bar}>
      <Box
        component="ul"
        ref={row}
        onKeyDown={press}
        sx={rowStyle}
        style={isKnown ? undefined : { visibility: 'hidden' }}
        {...(closing ? { 'data-keeps-focus': '' } : {})}
        onBlur={event => {
          if (!event.currentTarget.contains(event.relatedTarget)) leave()
        }}
      >
        {tabs.map(tab => (
          <TabItem
            key={tab.path}
            tab={tab}
            isOpen={tab.path === openPath}
            isReached={tab.path === reached}
            isHidden={hidden.has(tab.path)}
            onMenu={onMenu}
            onClose={() => onClose(tab)}
          />
        ))}
      </Box>
      <IconButton
        size="small"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        sx={{ borderRadius: 4, fontSize: '0.8125rem' }}
        onClick={event => {
          const { left, bottom } = event.currentTarget.getBoundingClientRect()
          onMenu(open, { left, top: bottom }, others)
        }}
      >
        {others.length > 0 && `+${others.length}`}
        <ExpandMore fontSize="small" />
      </IconButton>
    </Box>
  )
}
