import ExpandMore from '@mui/icons-material/ExpandMore'
import { Box, Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { memo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { barHeight } from '../../../core/sizes.ts'
import { onDemand } from '../../../core/later.tsx'
import { TabBar } from './TabBar.tsx'
import { useTabActions } from './useTabActions.ts'
import { useIsTabComing, useTabs } from './useTabs.ts'
import type { ShownTab } from './useTabs.ts'

const TabMenu = onDemand(
  async () => (await import('../parts.ts')).TabMenu,
  ({ onClose }) => onClose(),
)
const TabSheet = onDemand(
  async () => (await import('../parts.ts')).TabSheet,
  ({ onClose }) => onClose(),
)
const UnsavedDialog = onDemand(
  async () => (await import('../parts.ts')).UnsavedDialog,
  ({ asked }) => asked.cancel(),
)

const strip = {
  position: 'sticky',
  top: barHeight,
  zIndex: 'appBar',
  display: 'flex',
  alignItems: 'center',
  minHeight: 40,
  px: { xs: 0.5, sm: 1.5 },
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  displayPrint: 'none',
} as const

/**
 * The visited pages below the top bar: a row of those that fit, or on a phone the open one with the way to the others.
 */
export const VisitedTabs = memo(({ compact }: { compact: boolean }) => {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const tabs = useTabs()
  const isComing = useIsTabComing(tabs)
  const { asked, ...actions } = useTabActions(tabs)
  const [menu, setMenu] = useState<{
    readonly tab: ShownTab
    readonly at: { readonly left: number; readonly top: number }
    readonly others?: readonly ShownTab[] | undefined
  }>()
  const [sheet, setSheet] = useState(false)
  const open = tabs.find(tab => tab.path === pathname) ?? tabs[0]!
  const others = tabs.length - 1
  return (
    <Box sx={strip}>
      {compact ? (
        <Button
          size="small"
          color="inherit"
          onClick={() => setSheet(true)}
          aria-haspopup="dialog"
          aria-label={translate('app.tabs.more', { name: open.title, count: others })}
          endIcon={<ExpandMore />}
          sx={{ minWidth: 0, maxWidth: '100%', color: 'text.secondary' }}
        >
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {open.title}
          </Box>
          {others > 0 && (
            <Box component="span" sx={{ ml: 1, flex: 'none' }}>
              +{others}
            </Box>
          )}
        </Button>
      ) : (
        <TabBar
          tabs={tabs}
          openPath={pathname}
          isComing={isComing}
          onClose={actions.close}
          onMenu={(tab, at, others) => setMenu({ tab, at, others })}
        />
      )}
      {menu && <TabMenu {...menu} tabs={tabs} actions={actions} onClose={() => setMenu(undefined)} />}
      {sheet && <TabSheet tabs={tabs} open={open} actions={actions} onClose={() => setSheet(false)} />}
      {asked && <UnsavedDialog asked={asked} />}
    </Box>
  )
})
VisitedTabs.displayName = 'VisitedTabs'
