import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import { Button } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import './texts.ts'

/** Copies the address of the picture, which the text editor takes. */
export const CopyButton = ({ record }: { readonly record: RaRecord }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const copy = () => {
    const address = new URL(String(record['pictureUrl'] ?? ''), window.location.href).href
    // A page that is not served by https has no clipboard.
    const copied: Promise<void> = navigator.clipboard?.writeText(address) ?? Promise.reject(new Error('no clipboard'))
    copied.then(
      () => notify('app.pictures.copied', { type: 'success' }),
      () => notify('app.pictures.copyFailed', { type: 'error' }),
    )
  }
  return (
    <Button size="small" startIcon={<CopyIcon />} onClick={copy}>
      {translate('app.pictures.copy')}
    </Button>
  )
}
