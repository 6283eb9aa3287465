import DownloadIcon from '@mui/icons-material/Download'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, LinearProgress, Menu, MenuItem, Typography } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { useId, useState } from 'react'
import { businessToday } from '../../shell/installation/businessZone.ts'
import type { ResourceView } from '../resourceView.ts'
import { useFormat } from '../format.ts'
import { resourceName } from '../resourceName.ts'
import { useSelection } from './Selecting.tsx'
import { useChosenColumns } from './useChosenColumns.ts'
import { useExport } from './useExport.ts'
import type { FileFormat, Progress } from './useExport.ts'
import { useReach } from './useSelectWhole.ts'

const formats: readonly FileFormat[] = ['csv', 'xlsx']

const ProgressDialog = ({ progress, onCancel }: { progress: Progress; onCancel: () => void }) => {
  const translate = useTranslate()
  const format = useFormat()
  const { rows, total, bytes } = progress
  const share = rows !== undefined && total ? Math.min(100, (rows / total) * 100) : undefined
  const all = total === undefined ? '…' : format.number(total)
  const text = rows === undefined
    ? translate('app.generator.export.bytes', { size: format.number(Math.round(bytes / 1024)), total: all })
    : translate('app.generator.export.rows', { rows: format.number(rows), total: all })
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="export-title">
      <DialogTitle id="export-title">{translate('app.generator.export.running')}</DialogTitle>
      <DialogContent>
        <LinearProgress aria-labelledby="export-title" {...(share === undefined ? {} : { variant: 'determinate', value: share })} />
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }} aria-live="polite">{text}</Typography>
      </DialogContent>
      <DialogActions><Button onClick={onCancel}>{translate('ra.action.cancel')}</Button></DialogActions>
    </Dialog>
  )
}

/** The rows that can be taken along: those that are selected, where some are, and all that the filter finds; each in words. */
const useTakes = () => {
  const { filterValues, total, meta } = useListContext()
  const { records, isWhole } = useSelection()
  const reach = useReach()
  const format = useFormat()
  const isMinimum = (meta as { totalIsMinimum?: boolean } | undefined)?.totalIsMinimum === true
  const all = { rows: isMinimum ? 'more' : reach, count: format.number(total ?? 0), filter: filterValues }
  if (records.length === 0 || isWhole) return [all]
  return [{ rows: 'selected', count: format.number(records.length), filter: { id: records.map(({ id }) => id) } }, all]
}

/** Takes rows along as a file, with the columns as they are shown. */
export const ExportButton = ({ blueprint }: { blueprint: ResourceView }) => {
  const { resource } = blueprint
  const { sort, total } = useListContext()
  const translate = useTranslate()
  const takes = useTakes()
  const columns = useChosenColumns(blueprint)
  const { progress, run, cancel } = useExport(resource.name)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  const take = (format: FileFormat, filter: Readonly<Record<string, unknown>>) => {
    setAnchor(null)
    void run({ format, columns: columns.map(column => column.name), filter, sort, name: `${resourceName(translate, resource.name, 2)}-${businessToday()}` })
  }
  return (
    <>
      <Button
        size="small" startIcon={<DownloadIcon />} disabled={total === 0} onClick={event => setAnchor(event.currentTarget)}
        aria-haspopup="menu" aria-expanded={anchor !== null} aria-controls={anchor ? id : undefined}
      >
        {translate('ra.action.export')}
      </Button>
      <Menu id={id} open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {takes.flatMap(({ rows, count, filter }) => formats.map(format => (
          <MenuItem key={`${rows} ${format}`} onClick={() => take(format, filter)}>
            {translate(`app.generator.export.${rows}`, { count, file: translate(`app.generator.export.${format}`) })}
          </MenuItem>
        )))}
      </Menu>
      {progress && <ProgressDialog progress={progress} onCancel={cancel} />}
    </>
  )
}
