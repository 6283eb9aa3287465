import CloseIcon from '@mui/icons-material/Close'
import { Box, Button, IconButton } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useRef } from 'react'

interface TakeBackButtonsProps {
  /** Undefined where there is no way back. */
  readonly onTakeBack: (() => void) | undefined
  readonly onClose: () => void
}

/** The way back in a message, and the way to close it. */
export const TakeBackButtons = ({ onTakeBack, onClose }: TakeBackButtonsProps) => {
  const translate = useTranslate()
  // The message goes slowly, and its button may be pressed twice.
  const isPressed = useRef(false)
  const takeBack = (): void => {
    if (isPressed.current) return
    isPressed.current = true
    onClose()
    onTakeBack?.()
  }
  return (
    <Box sx={{ pointerEvents: 'auto', display: 'flex', alignItems: 'center' }}>
      {onTakeBack && (
        <Button color="inherit" size="small" sx={{ fontWeight: 700, textDecoration: 'underline' }} onClick={takeBack}>
          {translate('ra.action.undo')}
        </Button>
      )}
      <IconButton size="small" color="inherit" aria-label={translate('ra.action.close')} onClick={onClose}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  )
}
