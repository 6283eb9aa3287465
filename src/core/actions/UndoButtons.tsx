import CloseIcon from '@mui/icons-material/Close'
import { Box, Button, IconButton } from '@mui/material'
import { useCloseNotification, useNotify, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useRef } from 'react'
import type { AnyResource } from '../../../resources/core/index.ts'
import { useExecute } from './useExecute.ts'
import { useTell } from './useTell.ts'

interface UndoButtonsProps {
  readonly resource: AnyResource
  /** The action that takes back what was done. */
  readonly undo: string
  readonly records: readonly RaRecord[]
}

/** The way back in a message, and the way to close it. */
export const UndoButtons = ({ resource, undo, records }: UndoButtonsProps) => {
  const translate = useTranslate()
  const close = useCloseNotification()
  const execute = useExecute(resource)
  const notify = useNotify()
  const tell = useTell()
  // The message goes slowly, and its button may be pressed twice.
  const isPressed = useRef(false)
  const takeBack = (): void => {
    if (isPressed.current) return
    isPressed.current = true
    close()
    execute(undo, records).then(() => notify('app.generator.undone', { type: 'success', messageArgs: { smart_count: records.length } }), tell)
  }
  return (
    <Box sx={{ pointerEvents: 'auto', display: 'flex', alignItems: 'center' }}>
      <Button color="inherit" size="small" sx={{ fontWeight: 700, textDecoration: 'underline' }} onClick={takeBack}>{translate('ra.action.undo')}</Button>
      <IconButton size="small" color="inherit" aria-label={translate('ra.action.close')} onClick={close}><CloseIcon fontSize="small" /></IconButton>
    </Box>
  )
}
