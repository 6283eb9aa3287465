import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useTranslate } from 'react-admin'

/** Asks whether to sign out although there is unsaved work. */
export const SignOutDialog = ({ onAnswer }: { onAnswer: (yes: boolean) => void }) => {
  const translate = useTranslate()
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={() => onAnswer(false)}
      aria-labelledby="sign-out-title"
      aria-describedby="sign-out-text"
    >
      <DialogTitle id="sign-out-title">{translate('app.shell.signOut')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="sign-out-text">{translate('app.shell.signOutUnsaved')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={() => onAnswer(false)}>
          {translate('app.cancel')}
        </Button>
        <Button color="error" onClick={() => onAnswer(true)}>
          {translate('app.shell.signOut')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
