import { Button, Dialog, DialogActions, DialogContent, DialogTitle, LinearProgress, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFormat } from '../format.ts'
import type { Progress } from './useExport.ts'
import './exportTexts.ts'

/** How far the file is, and the way to give it up. */
export const ExportProgress = ({ progress, onCancel }: { progress: Progress; onCancel: () => void }) => {
  const translate = useTranslate()
  const format = useFormat()
  const { rows, total, bytes } = progress
  const share = rows !== undefined && total ? Math.min(100, (rows / total) * 100) : undefined
  const all = total === undefined ? '…' : format.number(total)
  const text =
    rows === undefined
      ? translate('app.exporting.bytes', { size: format.number(Math.round(bytes / 1024)), total: all })
      : translate('app.exporting.rows', { rows: format.number(rows), total: all })
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="export-title">
      <DialogTitle id="export-title">{translate('app.exporting.running')}</DialogTitle>
      <DialogContent>
        <LinearProgress
          aria-labelledby="export-title"
          {...(share === undefined ? {} : { variant: 'determinate', value: share })}
        />
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }} aria-live="polite">
          {text}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{translate('ra.action.cancel')}</Button>
      </DialogActions>
    </Dialog>
  )
}
