import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useState } from 'react'
import { usePermissions, useRefresh, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { holds } from '../../resources/rights.ts'
import { useErrorText } from '../core/actions/useErrorText.ts'
import { useExporting } from '../core/pdf/useExporting.ts'
import { useClient } from '../core/provider.ts'
import './texts.ts'

const mostNamed = 10

/**
 * Gives all that is kept of a child, once, as two files. The dialog is closed by its button alone, so that no stray
 * click loses them.
 */
export const GiveButton = ({ record }: { readonly record: RaRecord }) => {
  const translate = useTranslate()
  const client = useClient()
  const refresh = useRefresh()
  const textOf = useErrorText()
  const exporting = useExporting()
  const { permissions } = usePermissions<ReadonlySet<string>>()
  const [isOpen, setOpen] = useState(false)
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<unknown>()
  const [content, setContent] = useState<string>()
  const [note, setNote] = useState('')
  const isPossible =
    record['state'] === 'working' &&
    record['purpose'] === 'export' &&
    permissions !== undefined &&
    holds(permissions, 'dataRequest:give')
  if (!isOpen && !isPossible) return null
  const text = (key: string, parameters: Readonly<Record<string, string>> = {}): string =>
    translate(`app.dataExport.${key}`, parameters)
  const number = String(record['number'])

  const save = async (given: string): Promise<void> => {
    const { saveData, saveReport } = await import('./exportData.ts')
    saveData(given, number)
    try {
      const missing = await saveReport(given, number, exporting())
      setNote(missing.length === 0 ? '' : text('someMissing', { characters: missing.slice(0, mostNamed).join(' ') }))
    } catch {
      setNote(text('pdfFailed'))
    }
  }
  const give = async (): Promise<void> => {
    setPending(true)
    setError(undefined)
    try {
      const given = content ?? (await client.dataRequest.give({ id: Number(record.id) })).content
      setContent(given)
      await save(given)
    } catch (failure) {
      setError(failure)
    } finally {
      setPending(false)
    }
  }
  const close = (): void => {
    setOpen(false)
    setContent(undefined)
    setNote('')
    setError(undefined)
    refresh()
  }
  return (
    <>
      <Button size="small" variant="contained" onClick={() => setOpen(true)}>
        {text('button')}
      </Button>
      <Dialog open={isOpen} fullWidth maxWidth="sm" aria-labelledby="data-export-title">
        <DialogTitle id="data-export-title">{content === undefined ? text('button') : text('done')}</DialogTitle>
        <DialogContent>
          <Alert severity="warning">{content === undefined ? text('once') : text('saved')}</Alert>
          {note !== '' && (
            <Alert severity="info" sx={{ mt: 1 }}>
              {note}
            </Alert>
          )}
          {error !== undefined && (
            <Alert severity="error" sx={{ mt: 1 }}>
              {textOf(error)}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={isPending}>
            {content === undefined ? translate('ra.action.cancel') : text('close')}
          </Button>
          <Button variant="contained" loading={isPending} onClick={() => void give()}>
            {content === undefined ? text('save') : text('again')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
