import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Asked } from './useTabActions.ts'

/** Asks what becomes of work that is not saved before the pages that hold it are closed. */
export const UnsavedDialog = ({ asked }: { asked: Asked }) => {
  const translate = useTranslate()
  const { unsaved, agree, cancel } = asked
  return (
    <Dialog open role="alertdialog" onClose={cancel} aria-labelledby="unsaved-title" aria-describedby="unsaved-text">
      <DialogTitle id="unsaved-title">{translate('app.tabs.unsavedTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="unsaved-text">{translate('app.tabs.unsaved')}</DialogContentText>
        <ul>
          {unsaved.map(tab => (
            <li key={tab.path}>{tab.title}</li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={cancel}>
          {translate('app.cancel')}
        </Button>
        <Button color="error" onClick={agree}>
          {translate('app.tabs.discard')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
