import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { fieldErrors } from '../core/actions/outcome.ts'
import { useErrorText } from '../core/actions/useErrorText.ts'
import { useSay } from '../core/actions/useSay.ts'
import { filled } from '../../i18n/filled.ts'
import { useClient } from '../core/provider.ts'
import { useTexts } from './useTexts.ts'

interface RedeemProps {
  readonly patient: number
  readonly onDone: () => void
}

const spelled = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 25 } as const

const RedeemDialog = ({ patient, onDone, onClose }: RedeemProps & { readonly onClose: () => void }) => {
  const texts = useTexts()
  const client = useClient()
  const say = useSay()
  const textOf = useErrorText()
  const [number, setNumber] = useState('')
  const [code, setCode] = useState('')
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<unknown>()
  const errors = fieldErrors(error)
  const redeem = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setPending(true)
    setError(undefined)
    try {
      const { times, giveTimes, repeated } = await client.card.redeem({ patient, number, code })
      if (repeated) say(texts.redeemedBefore, { type: 'warning' })
      else say(filled(texts.redeemed, { times: times + giveTimes }), { type: 'success' })
      onDone()
      onClose()
    } catch (failure) {
      setError(failure)
    } finally {
      setPending(false)
    }
  }
  return (
    <Dialog open onClose={isPending ? undefined : onClose} fullWidth maxWidth="xs" aria-labelledby="redeem-title">
      <form onSubmit={event => void redeem(event)}>
        <DialogTitle id="redeem-title">{texts.redeem}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            <TextField
              autoFocus
              required
              label={texts.number}
              value={number}
              onChange={event => setNumber(event.target.value)}
              error={Boolean(errors?.['number'])}
              helperText={errors ? String(errors['number'] ?? '') : ''}
              slotProps={{ htmlInput: { ...spelled, inputMode: 'numeric' } }}
            />
            <TextField
              required
              label={texts.code}
              value={code}
              onChange={event => setCode(event.target.value)}
              error={Boolean(errors?.['code'])}
              helperText={errors?.['code'] ? String(errors['code']) : texts.codeHint}
              slotProps={{ htmlInput: spelled }}
            />
            {error !== undefined && !errors?.['number'] && !errors?.['code'] && (
              <Alert severity="error">{textOf(error)}</Alert>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isPending}>
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            variant="contained"
            loading={isPending}
            disabled={number.trim() === '' || code.trim() === ''}
          >
            {texts.redeem}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** Redeems a prepaid card for a patient. */
export const RedeemButton = (props: RedeemProps) => {
  const texts = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {texts.redeem}
      </Button>
      {isOpen && <RedeemDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
