import SearchIcon from '@mui/icons-material/Search'
import { IconButton } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { PaletteField } from './PaletteField.tsx'
import { useFrameKeys } from './useFrameKeys.ts'
import type { Opened } from './useFrameKeys.ts'
import { onDemand } from '../../../core/later.tsx'

const Palette = onDemand(
  async () => (await import('../parts.ts')).Palette,
  ({ onClose }) => onClose(),
)
const KeysDialog = onDemand(
  async () => (await import('./KeysDialog.tsx')).KeysDialog,
  ({ onClose }) => onClose(),
)

/**
 * Opens the palette, which also Ctrl+K (⌘K) and a scanner do; where there is room it is a field that takes what is
 * typed.
 */
export const PaletteButton = ({ compact }: { compact: boolean }) => {
  const translate = useTranslate()
  const [opened, setOpened] = useState<Opened>()
  useFrameKeys(opened, setOpened)
  const close = () => setOpened(undefined)
  const search = (typed?: string, opensFirst = false) => setOpened({ shows: 'search', typed, opensFirst })
  const label = translate('app.palette.title')
  const given = {
    'aria-label': label,
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': 'Control+K Meta+K',
    title: label,
  } as const
  return (
    <>
      {compact ? (
        <IconButton color="inherit" onClick={() => search()} {...given}>
          <SearchIcon />
        </IconButton>
      ) : (
        <PaletteField given={given} isOpen={opened?.shows === 'search'} onSearch={search} />
      )}
      {opened?.shows === 'search' && (
        <Palette scanned={opened.scanned} typed={opened.typed} opensFirst={opened.opensFirst} onClose={close} />
      )}
      {opened?.shows === 'keys' && <KeysDialog onClose={close} />}
    </>
  )
}
