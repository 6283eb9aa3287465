import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useTranslate } from 'react-admin'

/** Asks whether unsaved changes are really to be given up. */
export const LeaveDialog = ({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) => {
  const translate = useTranslate()
  return (
    <Dialog open onClose={onStay} aria-labelledby="leave-title" aria-describedby="leave-text">
      <DialogTitle id="leave-title">{translate('app.drafts.leave.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="leave-text">{translate('app.drafts.leave.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onStay} autoFocus>
          {translate('app.drafts.leave.stay')}
        </Button>
        <Button onClick={onLeave} color="warning" variant="contained">
          {translate('app.drafts.leave.discard')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
