import Fullscreen from '@mui/icons-material/Fullscreen'
import FullscreenExit from '@mui/icons-material/FullscreenExit'
import { IconButton, Tooltip } from '@mui/material'
import { useCallback, useSyncExternalStore } from 'react'
import { useNotify, useTranslate } from 'react-admin'

// Leaving by Escape or F11 is told by the browser as well.
const watch = (listener: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
const isFull = (): boolean => Boolean(document.fullscreenElement)

/** Lets the page have the whole screen and gives it back; says so where the browser cannot. */
export const FullscreenButton = () => {
  const translate = useTranslate()
  const notify = useNotify()
  const full = useSyncExternalStore(watch, isFull)
  const toggle = useCallback(() => {
    const warn = () => notify('app.shell.noFullscreen', { type: 'warning' })
    if (!document.fullscreenEnabled) return warn()
    void (isFull() ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(warn)
  }, [notify])
  const label = translate(full ? 'app.shell.exitFullscreen' : 'app.shell.fullscreen')
  return (
    <Tooltip title={label}>
      <IconButton color="inherit" onClick={toggle} aria-label={label}>
        {full ? <FullscreenExit /> : <Fullscreen />}
      </IconButton>
    </Tooltip>
  )
}
