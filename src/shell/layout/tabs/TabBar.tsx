import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import ExpandMore from '@mui/icons-material/ExpandMore'
import { Box, IconButton } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useEffect, useRef } from 'react'
import { TabItem } from './TabItem.tsx'
import { useOverflow } from './useOverflow.ts'
import { useTabKeys } from './useTabKeys.ts'
import type { ShownTab } from './useTabs.ts'

interface TabBarProps {
  readonly tabs: readonly ShownTab[]
  readonly openPath: string
  readonly onClose: (tab: ShownTab) => void
  readonly onMenu: (tab: ShownTab, at: { readonly left: number; readonly top: number }) => void
}

const bar = { display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0, flex: 1 }
const rowStyle = { display: 'flex', flex: 1, minWidth: 0, gap: 0.5, m: 0, p: '3px', listStyle: 'none', overflowX: 'auto', scrollbarWidth: 'none' }

/** The visited pages in a row, which scrolls sideways where there are many. */
export const TabBar = ({ tabs, openPath, onClose, onMenu }: TabBarProps) => {
  const translate = useTranslate()
  const row = useRef<HTMLUListElement>(null)
  const [overflow, scroll] = useOverflow(row, tabs)
  const { press, leave, closing, reached } = useTabKeys({ tabs, openPath, row, onClose, onMenu })
  const open = tabs.find(tab => tab.path === openPath) ?? tabs[0]!
  const overflows = overflow.before || overflow.after

  // The arrows at its ends make it narrower when they come.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const [list, link] = [row.current, row.current?.querySelector<HTMLElement>('[aria-current=page]')?.parentElement]
      if (!list || !link) return
      const [from, to] = [link.offsetLeft - list.offsetLeft, link.offsetLeft - list.offsetLeft + link.offsetWidth]
      if (from < list.scrollLeft) list.scrollLeft = from
      if (to > list.scrollLeft + list.clientWidth) list.scrollLeft = to - list.clientWidth
    })
    return () => cancelAnimationFrame(frame)
  }, [openPath, tabs, overflows])

  // Arrow keys do what these do, so that they are for pointers alone.
  const more = (direction: 1 | -1, isShown: boolean) => overflows && (
    <IconButton size="small" tabIndex={-1} aria-hidden disabled={!isShown} onClick={() => scroll(direction)}>
      {direction < 0 ? <ChevronLeft fontSize="small" /> : <ChevronRight fontSize="small" />}
    </IconButton>
  )
  return (
    <Box component="nav" aria-label={translate('app.tabs.label')} sx={bar}>
      {more(-1, overflow.before)}
      <Box
        component="ul" ref={row} onKeyDown={press} sx={rowStyle} {...(closing ? { 'data-keeps-focus': '' } : {})}
        onBlur={event => { if (!event.currentTarget.contains(event.relatedTarget)) leave() }}
      >
        {tabs.map(tab => (
          <TabItem
            key={tab.path} tab={tab} isOpen={tab.path === openPath} isReached={tab.path === reached} onMenu={onMenu}
            onClose={() => onClose(tab)}
          />
        ))}
      </Box>
      {more(1, overflow.after)}
      <IconButton
        size="small" aria-label={translate('app.tabs.actions')} title={translate('app.tabs.actions')} aria-haspopup="menu"
        onClick={event => {
          const { left, bottom } = event.currentTarget.getBoundingClientRect()
          onMenu(open, { left, top: bottom })
        }}
      >
        <ExpandMore fontSize="small" />
      </IconButton>
    </Box>
  )
}
