import Close from '@mui/icons-material/Close'
import OpenWith from '@mui/icons-material/OpenWith'
import { Box, Dialog, IconButton, Paper, Tooltip, Typography, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { useFloating } from './useFloating.ts'

export interface FloatingDialogProps {
  readonly title: string
  /** Beside the title. */
  readonly actions?: ReactNode
  /** Pixels by which it begins beside the middle, so that one that is open already is seen behind it. */
  readonly shift?: number
  readonly onClose: () => void
  readonly children: ReactNode
}

const CloseButton = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate()
  return (
    <Tooltip title={translate('app.reading.close')}>
      <IconButton onClick={onClose} aria-label={translate('app.reading.close')} size="small">
        <Close />
      </IconButton>
    </Tooltip>
  )
}

const barLook = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  px: 2,
  py: 0.75,
  minHeight: 52,
  borderBottom: 1,
  borderColor: 'divider',
} as const

/** On a phone there is nowhere to move it to: it is the whole screen. */
const WholeScreen = ({ title, actions, onClose, children }: FloatingDialogProps) => {
  const id = useId()
  const { key } = useLocation()
  const opened = useRef(key)
  // What it leads to lies beneath it.
  useEffect(() => {
    if (key !== opened.current) onClose()
  }, [key, onClose])
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={id} slotProps={{ paper: { sx: { borderRadius: 0 } } }}>
      <Box sx={barLook}>
        <Typography id={id} component="h2" variant="h6" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {actions}
        <CloseButton onClose={onClose} />
      </Box>
      {children}
    </Dialog>
  )
}

/** Lies over the page, which can be used meanwhile; whichever of several is used lies on top. */
const Floating = ({ title, actions, shift = 0, onClose, children }: FloatingDialogProps) => {
  const translate = useTranslate()
  const id = useId()
  const { box, place, moved, bar, onKeyDown } = useFloating(shift)

  useEffect(() => {
    const opener = document.activeElement
    box.current?.focus({ preventScroll: true })
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [box])

  return createPortal(
    <Paper
      ref={box}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      elevation={12}
      onKeyDown={event => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose()
      }}
      sx={theme => ({
        position: 'fixed',
        left: 0,
        top: 0,
        zIndex: theme.zIndex.drawer + 1,
        '&:focus-within': { zIndex: theme.zIndex.drawer + 2 },
        width: 'min(640px, 100vw)',
        maxHeight: 'min(760px, 86vh)',
        display: 'flex',
        flexDirection: 'column',
        borderRadius: 3.5,
        border: 1,
        borderColor: 'divider',
        outline: 0,
        displayPrint: 'none',
      })}
      style={{ transform: `translate(${place.x}px, ${place.y}px)` }}
    >
      <Box {...bar} data-drag-bar sx={{ ...barLook, cursor: 'move', touchAction: 'none', userSelect: 'none' }}>
        <Tooltip title={translate('app.reading.moveHint')}>
          <IconButton
            onKeyDown={onKeyDown}
            aria-label={translate('app.reading.move')}
            size="small"
            sx={{ ml: -1, cursor: 'inherit' }}
          >
            <OpenWith fontSize="small" />
          </IconButton>
        </Tooltip>
        <Typography id={id} component="h2" variant="h6" sx={{ flex: 1 }} noWrap>
          {title}
        </Typography>
        {actions}
        <CloseButton onClose={onClose} />
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {moved && translate('app.reading.moved', { x: moved.x, y: moved.y })}
      </Box>
      {children}
    </Paper>,
    document.body,
  )
}

/**
 * A dialog that stays open beside the work: it is moved by its bar or by the arrow keys, and never leaves the window.
 */
export const FloatingDialog = (props: FloatingDialogProps) =>
  useMediaQuery<Theme>(theme => theme.breakpoints.down('sm')) ? <WholeScreen {...props} /> : <Floating {...props} />
