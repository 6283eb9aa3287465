import SearchIcon from '@mui/icons-material/Search'
import { Box, Button, IconButton } from '@mui/material'
import { lazy, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Later } from '../Later.tsx'
import { useFrameKeys } from './useFrameKeys.ts'
import type { Opened } from './useFrameKeys.ts'

const Palette = lazy(async () => ({ default: (await import('../parts.ts')).Palette }))
const KeysDialog = lazy(async () => ({ default: (await import('./KeysDialog.tsx')).KeysDialog }))

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Opens the palette, which also Ctrl+K (⌘K) and a scanner do. */
export const PaletteButton = ({ compact }: { compact: boolean }) => {
  const translate = useTranslate()
  const [opened, setOpened] = useState<Opened>()
  useFrameKeys(setOpened)
  const close = () => setOpened(undefined)
  const label = translate('app.palette.title')
  const given = { onClick: () => setOpened({ shows: 'search' }), 'aria-label': label, 'aria-haspopup': 'dialog', 'aria-keyshortcuts': 'Control+K Meta+K', title: label } as const
  return (
    <>
      {compact
        ? <IconButton color="inherit" {...given}><SearchIcon /></IconButton>
        : (
          <Button variant="outlined" color="inherit" size="small" startIcon={<SearchIcon />} {...given} sx={{ color: 'text.secondary', borderColor: 'divider', whiteSpace: 'nowrap' }}>
            {translate('app.palette.short')}
            <Box component="kbd" sx={{ ml: 1, font: 'inherit', fontSize: '0.75rem' }}>{isApple() ? '⌘K' : 'Ctrl K'}</Box>
          </Button>
        )}
      <Later>
        {opened?.shows === 'search' && <Palette scanned={opened.scanned} onClose={close} />}
        {opened?.shows === 'keys' && <KeysDialog onClose={close} />}
      </Later>
    </>
  )
}
