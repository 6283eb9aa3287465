import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useRef, useState } from 'react'
import { useClient } from '../../core/provider.ts'
import { useErrorText } from '../../core/actions/useErrorText.ts'
import { useUses } from './useUses.ts'

/** Says what a replacement changes, and takes the new picture. */
export const ReplaceDialog = ({ record, onClose }: { readonly record: RaRecord; readonly onClose: () => void }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const client = useClient()
  const textOf = useErrorText()
  const { data } = useUses(record)
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const uses = data ? data.places.length + data.elsewhere : 0
  const send = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    setProblem(undefined)
    try {
      const { changed } = await client.picture.replace({ id: Number(record.id), file })
      notify('app.pictures.replaced', { type: 'success', messageArgs: { smart_count: changed } })
      refresh()
      onClose()
    } catch (error) {
      setProblem(textOf(error))
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="replace-title">
      <DialogTitle id="replace-title">{translate('app.pictures.replaceTitle')}</DialogTitle>
      <DialogContent>
        <Typography>
          {uses > 0
            ? translate('app.pictures.replaceText', { smart_count: uses })
            : translate('app.pictures.replaceUnused')}
        </Typography>
        {problem && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" loading={isBusy} disabled={!data} onClick={() => input.current?.click()}>
          {translate('app.pictures.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp"
          aria-label={translate('app.pictures.choose')}
          onChange={event => void send(event.target.files?.[0])}
        />
      </DialogActions>
    </Dialog>
  )
}
