import SearchIcon from '@mui/icons-material/Search'
import { Box, Button, IconButton } from '@mui/material'
import { lazy, useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Later } from '../Later.tsx'

const Palette = lazy(async () => ({ default: (await import('../parts.ts')).Palette }))

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Opens the palette, which also Ctrl+K (⌘K) does. Not over another dialog, which wants an answer first. */
export const PaletteButton = ({ compact }: { compact: boolean }) => {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.defaultPrevented) return
      event.preventDefault()
      setOpen(before => !before && document.querySelector('[aria-modal=true]') === null)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  const label = translate('app.palette.title')
  const given = { onClick: () => setOpen(true), 'aria-label': label, 'aria-haspopup': 'dialog', 'aria-keyshortcuts': 'Control+K Meta+K', title: label } as const
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
      <Later>{open && <Palette onClose={() => setOpen(false)} />}</Later>
    </>
  )
}
