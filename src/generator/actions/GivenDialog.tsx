import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { AnyResource } from '../../../resources/schema/index.ts'
import type { Offered } from './rowActions.ts'

interface GivenDialogProps {
  readonly resource: AnyResource
  readonly offer: Offered
  /** What the action answered. */
  readonly given: Readonly<Record<string, unknown>>
  readonly onClose: () => void
}

/** Shows the secrets that an action gave, which nobody can look up later. It is closed by its button alone, so that no stray click loses them. */
export const GivenDialog = ({ resource, offer, given, onClose }: GivenDialogProps) => {
  const translate = useTranslate()
  const [copied, setCopied] = useState<boolean>()
  const secrets = Object.keys(offer.action.gives ?? {}).filter(name => offer.action.gives![name]!.kind === 'secret')
  const copy = (text: string): void => {
    // Without a secure connection browsers have no clipboard.
    void Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))).then(() => setCopied(true), () => setCopied(false))
  }
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="given-title">
      <DialogTitle id="given-title">{translate(offer.label)}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>{translate('app.generator.shownOnce')}</Alert>
        {secrets.map(name => (
          <Stack key={name} direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ mt: 1, alignItems: { sm: 'center' } }}>
            <TextField
              fullWidth multiline label={translate(`resources.${resource.name}.gives.${offer.name}.${name}`)} value={String(given[name] ?? '')}
              slotProps={{ htmlInput: { readOnly: true, spellCheck: false, style: { fontFamily: 'monospace', overflowWrap: 'anywhere' } } }}
              onFocus={event => event.target.select()}
            />
            <Button variant="outlined" onClick={() => copy(String(given[name] ?? ''))} sx={{ flexShrink: 0 }}>{translate('app.generator.copy')}</Button>
          </Stack>
        ))}
        <span role="status">{copied === undefined ? '' : translate(copied ? 'app.generator.copied' : 'app.generator.notCopied')}</span>
      </DialogContent>
      <DialogActions><Button onClick={onClose}>{translate('ra.action.close')}</Button></DialogActions>
    </Dialog>
  )
}
