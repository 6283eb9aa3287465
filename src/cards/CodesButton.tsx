import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useEffect, useState } from 'react'
import { usePermissions, useRefresh } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { fileName } from '../../domain/fileName.ts'
import { holds } from '../../resources/rights.ts'
import { useErrorText } from '../core/actions/useErrorText.ts'
import { csvFile } from '../core/csv.ts'
import { filled } from '../../i18n/filled.ts'
import { PdfButton } from '../core/pdf/PdfButton.tsx'
import { useClient } from '../core/provider.ts'
import { saveFile } from '../core/saveFile.ts'
import type { Code } from './cardSheet.ts'
import { useTexts } from './useTexts.ts'

/** Milliseconds after which it is looked again how far cards are that are being made. */
const lookEvery = 2000

/**
 * Fetches the codes of a batch, once, for whoever had the cards made. The dialog is closed by its button alone, so that
 * no stray click loses them.
 */
export const CodesButton = ({ record }: { readonly record: RaRecord }) => {
  const texts = useTexts()
  const client = useClient()
  const refresh = useRefresh()
  const textOf = useErrorText()
  const { permissions } = usePermissions<ReadonlySet<string>>()
  const [isOpen, setOpen] = useState(false)
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<unknown>()
  const [codes, setCodes] = useState<readonly Code[]>()
  const isMaking = record['state'] === 'making'
  useEffect(() => {
    if (!isMaking) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh()
    }, lookEvery)
    return () => clearInterval(timer)
  }, [isMaking, refresh])
  // Who had them made the server knows; anybody else is told so.
  if (codes === undefined && (record['state'] !== 'made' || !permissions || !holds(permissions, 'cardBatch:create')))
    return null
  const save = (all: readonly Code[]): void =>
    saveFile(
      csvFile([[texts.number, texts.code], ...all.map(({ number, code }) => [number, code])]),
      fileName([texts.file, String(record['name'])], 'csv'),
    )
  const fetchCodes = async (): Promise<void> => {
    setPending(true)
    setError(undefined)
    try {
      const all = await client.cardBatch.codes({ id: Number(record.id) })
      setCodes(all)
      save(all)
    } catch (failure) {
      setError(failure)
    } finally {
      setPending(false)
    }
  }
  const close = (): void => {
    setOpen(false)
    setCodes(undefined)
    refresh()
  }
  return (
    <>
      <Button size="small" variant="contained" onClick={() => setOpen(true)}>
        {texts.fetch}
      </Button>
      <Dialog open={isOpen} fullWidth maxWidth="sm" aria-labelledby="codes-title">
        <DialogTitle id="codes-title">
          {codes ? filled(texts.fetched, { count: codes.length }) : texts.fetch}
        </DialogTitle>
        <DialogContent>
          <Alert severity="warning">{codes ? texts.saved : texts.once}</Alert>
          {error !== undefined && (
            <Alert severity="error" sx={{ mt: 1 }}>
              {textOf(error)}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={isPending}>
            {codes ? texts.close : texts.cancel}
          </Button>
          {codes && (
            <PdfButton
              needs={['card:list']}
              label={texts.sheet}
              run={async exporting =>
                (await import('./cardSheet.ts')).exportCards(
                  codes,
                  { id: Number(record.id), name: String(record['name']) },
                  exporting,
                )
              }
            />
          )}
          {codes ? (
            <Button variant="contained" onClick={() => save(codes)}>
              {texts.csv}
            </Button>
          ) : (
            <Button variant="contained" loading={isPending} onClick={() => void fetchCodes()}>
              {texts.fetch}
            </Button>
          )}
        </DialogActions>
      </Dialog>
    </>
  )
}
