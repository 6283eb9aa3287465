import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { AnyResource } from '../../../resources/core/index.ts'
import { recordLabel } from '../recordLabel.ts'
import { secretsIn } from './secretsIn.ts'

/** What an action answered, and for which record; for none where it is about none yet. */
export interface Given {
  readonly record?: RaRecord | undefined
  readonly given: Readonly<Record<string, unknown>>
}

interface GivenDialogProps {
  readonly resource: AnyResource
  readonly action: string
  readonly title: string
  readonly given: readonly Given[]
  readonly onClose: () => void
}

const monospace = { fontFamily: 'monospace', overflowWrap: 'anywhere' } as const

/**
 * Shows the secrets that an action gave, which nobody can look up later. It is closed by its button alone, so that no
 * stray click loses them.
 */
export const GivenDialog = ({ resource, action, title, given: all, onClose }: GivenDialogProps) => {
  const translate = useTranslate()
  const locale = useLocale()
  const [copied, setCopied] = useState<boolean>()
  const copy = (text: string): void => {
    // Without a secure connection browsers have no clipboard.
    void Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  const named = all.map(({ record, given }, at) => ({
    key: record?.id ?? at,
    name: record ? recordLabel(resource, record, locale) : undefined,
    secrets: secretsIn(resource.actions[action]!, given),
  }))
  const everything = named
    .flatMap(({ name, secrets }) => Object.values(secrets).map(secret => `${name ?? ''}\t${secret}`))
    .join('\n')
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="given-title">
      <DialogTitle id="given-title">{title}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('app.generator.shownOnce')}
        </Alert>
        {named.map(({ key, name, secrets }) => (
          <Stack key={key} sx={{ mt: 1.5 }}>
            {name !== undefined && <Typography variant="subtitle2">{name}</Typography>}
            {Object.entries(secrets).map(([field, secret]) => (
              <Stack
                key={field}
                direction={{ xs: 'column', sm: 'row' }}
                spacing={1}
                sx={{ mt: 1, alignItems: { sm: 'center' } }}
              >
                <TextField
                  fullWidth
                  multiline
                  label={translate(`resources.${resource.name}.outputs.${action}.${field}`)}
                  value={secret}
                  slotProps={{ htmlInput: { readOnly: true, spellCheck: false, style: monospace } }}
                  onFocus={event => event.target.select()}
                />
                <Button variant="outlined" onClick={() => copy(secret)} sx={{ flexShrink: 0 }}>
                  {translate('app.generator.copy')}
                </Button>
              </Stack>
            ))}
          </Stack>
        ))}
        <span role="status">
          {copied === undefined ? '' : translate(copied ? 'app.generator.copied' : 'app.generator.notCopied')}
        </span>
      </DialogContent>
      <DialogActions>
        {named.length > 1 && <Button onClick={() => copy(everything)}>{translate('app.generator.copyAll')}</Button>}
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
