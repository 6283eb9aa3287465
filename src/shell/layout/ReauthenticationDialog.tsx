import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material'
import { useState } from 'react'
import type { SyntheticEvent } from 'react'
import { useTranslate } from 'react-admin'
import { errorText, fieldErrors } from '../../core/actions/outcome.ts'
import { useClient } from '../../core/provider.ts'

interface ReauthenticationDialogProps {
  readonly purpose: string
  /** Told the proof, or nothing where it is called off. */
  readonly onAnswer: (proof: string | undefined) => void
}

type Given = { readonly password: string; readonly code: string }

/**
 * Asks for the password once more, and then for a code where the account has a second factor. What is wrong is said at
 * its field; what was being done goes on with the right ones, or is left as it was.
 */
export const ReauthenticationDialog = ({ purpose, onAnswer }: ReauthenticationDialogProps) => {
  const translate = useTranslate()
  const client = useClient()
  const [given, setGiven] = useState<Given>({ password: '', code: '' })
  const [error, setError] = useState<{ readonly field: keyof Given; readonly text: string }>()
  const [hasFactor, setFactor] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [resource = ''] = purpose.split('.')

  const refused = (thrown: unknown): void => {
    const { password, code } = fieldErrors(thrown) ?? {}
    setAsking(false)
    // Only the server knows whether there is a second factor: it asks for the code once the password is right.
    if (code !== undefined && !hasFactor) {
      setFactor(true)
      return
    }
    const text = [password, code].find(one => typeof one === 'string') ?? errorText(thrown)
    setError({ field: code === undefined ? 'password' : 'code', text: translate(text, { _: text }) })
  }
  const confirm = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    // The dialog stands inside of the form that waits for it, as far as React is concerned.
    event.stopPropagation()
    setAsking(true)
    try {
      const data = await client.session.reauthenticate({
        password: given.password,
        purpose,
        ...(hasFactor ? { code: given.code } : {}),
      })
      onAnswer((data as { proof: string }).proof)
    } catch (thrown) {
      refused(thrown)
    }
  }
  const field = (name: keyof Given) =>
    ({
      fullWidth: true,
      autoFocus: true,
      margin: 'normal',
      label: translate(`resources.session.inputs.reauthenticate.fields.${name}`),
      value: given[name],
      onChange: (event: { readonly target: { readonly value: string } }) => {
        setGiven({ ...given, [name]: event.target.value })
        setError(undefined)
      },
      error: error?.field === name,
      helperText: error?.field === name ? error.text : undefined,
    }) as const

  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={() => onAnswer(undefined)}
      aria-labelledby="reauthentication-title"
      aria-describedby="reauthentication-text"
    >
      <form
        onSubmit={event => {
          void confirm(event)
        }}
        noValidate
      >
        <DialogTitle id="reauthentication-title">{translate('app.reauthentication.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText id="reauthentication-text">
            {translate('app.reauthentication.text', {
              what: translate(`resources.${resource}.name`, { smart_count: 1 }),
            })}
          </DialogContentText>
          <TextField
            {...field('password')}
            type="password"
            autoComplete="current-password"
            slotProps={{ htmlInput: { required: true } }}
          />
          {hasFactor && (
            <TextField
              {...field('code')}
              autoComplete="one-time-code"
              slotProps={{ htmlInput: { required: true, maxLength: 25 } }}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => onAnswer(undefined)}>{translate('app.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            loading={isAsking}
            disabled={given.password === '' || (hasFactor && given.code === '')}
          >
            {translate('app.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
