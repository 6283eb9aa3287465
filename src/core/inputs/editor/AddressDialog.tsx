import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useId, useState } from 'react'
import type { SyntheticEvent } from 'react'

interface AddressDialogProps {
  /** Where its texts are: `title`, `address`, `hint`, `wrong` and `insert`. */
  readonly texts: `app.editor.${string}`
  readonly initial?: string
  /** The address that is meant by what was typed; nothing where it is none that may be used. */
  readonly read: (typed: string) => string | undefined
  readonly onClose: () => void
  readonly onChoose: (address: string) => void
  /** What else may be done, before the buttons that end it. */
  readonly more?: { readonly label: string; readonly onClick: () => void } | undefined
}

/** Asks for an address, and says what is wrong with one that cannot be used. */
export const AddressDialog = ({ texts, initial = '', read, onClose, onChoose, more }: AddressDialogProps) => {
  const translate = useTranslate()
  const [typed, setTyped] = useState(initial)
  const [isWrong, setWrong] = useState(false)
  const title = useId()
  const choose = (event: SyntheticEvent): void => {
    event.preventDefault()
    // The form of the record, in which this dialog is drawn, is not sent by it.
    event.stopPropagation()
    const address = read(typed)
    if (address === undefined) setWrong(true)
    else onChoose(address)
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={title} disableRestoreFocus>
      <form noValidate onSubmit={choose}>
        <DialogTitle id={title}>{translate(`${texts}.title`)}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            margin="dense"
            type="url"
            label={translate(`${texts}.address`)}
            value={typed}
            error={isWrong}
            helperText={translate(`${texts}.${isWrong ? 'wrong' : 'hint'}`)}
            onChange={event => {
              setTyped(event.target.value)
              setWrong(false)
            }}
          />
        </DialogContent>
        <DialogActions>
          {more && (
            <Button color="error" onClick={more.onClick} sx={{ mr: 'auto' }}>
              {more.label}
            </Button>
          )}
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {translate(`${texts}.insert`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
