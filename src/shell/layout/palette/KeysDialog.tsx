import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useLocale } from 'react-admin'
import { useId } from 'react'
import en from '../../../../i18n/en/shell/keys.ts'
import zh from '../../../../i18n/zh/shell/keys.ts'
import { shortcutsHere } from '../../../core/keys/shortcuts.ts'
import type { Shortcut } from '../../../core/keys/shortcuts.ts'
import { isApple } from '../../../core/keys/isApple.ts'

const everywhere: readonly Shortcut[] = [
  { keys: ['Ctrl', 'K'], does: 'search' },
  { keys: ['?'], does: 'keys' },
  { keys: ['←', '→'], does: 'tabs' },
  { keys: ['Delete'], does: 'closeTab' },
  { keys: ['Esc'], does: 'leave' },
]

const keyLook = {
  font: 'inherit',
  fontSize: '0.8125rem',
  px: 0.75,
  py: 0.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'action.hover',
  whiteSpace: 'nowrap',
} as const

const Keys = ({ title, shortcuts, does }: { title: string; shortcuts: readonly Shortcut[]; does: typeof zh.does }) => (
  <Box component="section" sx={{ mb: 2 }}>
    <Typography component="h3" variant="subtitle2" color="text.secondary" sx={{ mb: 0.5 }}>
      {title}
    </Typography>
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2, rowGap: 1, alignItems: 'center' }}
    >
      {shortcuts.map(({ keys, does: name }) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Box component="dt">{does[name]}</Box>
          <Box component="dd" sx={{ m: 0, display: 'flex', gap: 0.5, justifyContent: 'flex-end' }}>
            {keys.map(key => (
              <Box key={key} component="kbd" sx={keyLook}>
                {key === 'Ctrl' && isApple() ? '⌘' : key}
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  </Box>
)

/** The keys of the page that is open, and those of every page. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => {
  const texts = useLocale() === 'en' ? en : zh
  const id = useId()
  const here = shortcutsHere()
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{texts.title}</DialogTitle>
      <DialogContent>
        {here.length > 0 && <Keys title={texts.here} shortcuts={here} does={texts.does} />}
        <Keys title={texts.everywhere} shortcuts={everywhere} does={texts.does} />
        <Typography variant="body2" color="text.secondary">
          {texts.scanner}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  )
}
