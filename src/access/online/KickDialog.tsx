import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFormat } from '../../core/format.ts'
import type { OnlineSession } from './OnlineSession.ts'
import { useKick } from './useKick.ts'

const named = 3

/** Asks before sessions are ended, naming whose they are. */
export const KickDialog = ({ sessions, onClose }: { sessions: readonly OnlineSession[]; onClose: (done: boolean) => void }) => {
  const translate = useTranslate()
  const format = useFormat()
  const { kick, isPending } = useKick(() => onClose(true))
  const names = format.list(sessions.slice(0, named).map(session => session.name)) + (sessions.length > named ? ` … (${format.number(sessions.length)})` : '')
  return (
    <Dialog open onClose={() => onClose(false)} maxWidth="xs" fullWidth aria-labelledby="kick-title" aria-describedby="kick-text">
      <DialogTitle id="kick-title">{translate('app.online.kickTitle', { names })}</DialogTitle>
      <DialogContent><DialogContentText id="kick-text">{translate('app.online.kickText')}</DialogContentText></DialogContent>
      <DialogActions>
        <Button onClick={() => onClose(false)} disabled={isPending} autoFocus>{translate('ra.action.cancel')}</Button>
        <Button color="error" variant="contained" loading={isPending} onClick={() => void kick(sessions)}>{translate('resources.online.calls.kick')}</Button>
      </DialogActions>
    </Dialog>
  )
}
