import DownloadIcon from '@mui/icons-material/Download'
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown'
import { Box, Button } from '@mui/material'
import { useListContext, useStore, useTranslate } from 'react-admin'
import { useId, useState } from 'react'
import { businessToday } from '../../shell/installation/businessZone.ts'
import type { ResourceView } from '../resourceView.ts'
import { useFormat } from '../format.ts'
import { useView } from '../tree/useView.ts'
import { resourceName } from '../resourceName.ts'
import { useSelection } from './Selecting.tsx'
import { laterIn, onDemand } from '../later.tsx'
import { useChosenColumns } from './useChosenColumns.ts'
import { useExport } from './useExport.ts'
import type { FileFormat } from './useExport.ts'
import { useReach } from './useSelectWhole.ts'
import type { Take } from './ExportMenu.tsx'

// The list does not wait for what is only opened by the button.
const ExportMenu = onDemand(
  async () => (await import('./ExportMenu.tsx')).ExportMenu,
  ({ onClose }) => onClose(),
)
const ExportProgress = laterIn(null, async () => (await import('./ExportProgress.tsx')).ExportProgress)

/**
 * The rows that can be taken along: those that are selected, where some are, and all that the filter finds; each in
 * words. A tree, a calendar and a board show no ticks, and read by themselves: how many there are is not known here.
 */
const useTakes = (isFlat: boolean): Take[] => {
  const { filterValues, total, meta } = useListContext()
  const { records, isWhole } = useSelection()
  const reach = useReach()
  const format = useFormat()
  const isMinimum = (meta as { totalIsMinimum?: boolean } | undefined)?.totalIsMinimum === true
  if (!isFlat) return [{ rows: `${reach}Uncounted`, count: '', filter: filterValues }]
  const all = { rows: isMinimum ? 'more' : reach, count: format.number(total ?? 0), filter: filterValues }
  if (records.length === 0 || isWhole) return [all]
  return [{ rows: 'selected', count: format.number(records.length), filter: { id: records.map(({ id }) => id) } }, all]
}

/**
 * Takes rows along as a file, with the columns as they are shown: what is selected, or else all, in the format that was
 * taken last; the menu beside it has the rest.
 */
export const ExportButton = ({ blueprint }: { blueprint: ResourceView }) => {
  const { resource } = blueprint
  const { sort, total } = useListContext()
  const translate = useTranslate()
  const isFlat = useView(resource).view === 'flat'
  const takes = useTakes(isFlat)
  const isNothing = isFlat && total === 0
  const columns = useChosenColumns(blueprint)
  const { progress, run, cancel } = useExport(resource.name)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [usual, setUsual] = useStore<FileFormat>('export.format', 'xlsx')
  const id = useId()
  const take = (format: FileFormat, { filter }: Take) => {
    setAnchor(null)
    setUsual(format)
    void run({
      format,
      columns: columns.map(column => column.name),
      filter,
      sort,
      name: `${resourceName(translate, resource.name, 2)}-${businessToday()}`,
    })
  }
  return (
    <>
      <Box sx={{ display: 'flex' }}>
        <Button size="small" disabled={isNothing} startIcon={<DownloadIcon />} onClick={() => take(usual, takes[0]!)}>
          {translate('ra.action.export')}
        </Button>
        <Button
          size="small"
          disabled={isNothing}
          aria-label={translate('app.generator.export.choose')}
          title={translate('app.generator.export.choose')}
          sx={{ px: 0, minWidth: 28 }}
          onClick={event => setAnchor(event.currentTarget)}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? id : undefined}
        >
          <ArrowDropDownIcon />
        </Button>
      </Box>
      {anchor && <ExportMenu id={id} anchor={anchor} takes={takes} onTake={take} onClose={() => setAnchor(null)} />}
      {progress && <ExportProgress progress={progress} onCancel={cancel} />}
    </>
  )
}
