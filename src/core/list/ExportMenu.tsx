import { Menu, MenuItem } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { FileFormat } from './useExport.ts'
import './exportTexts.ts'

/** Rows that can be taken along. */
export interface Take {
  /** Text of the way. */
  readonly rows: string
  readonly count: string
  readonly filter: Readonly<Record<string, unknown>>
}

const formats: readonly FileFormat[] = ['csv', 'xlsx']

interface ExportMenuProps {
  readonly id: string
  readonly anchor: HTMLElement
  readonly takes: readonly Take[]
  readonly onTake: (format: FileFormat, take: Take) => void
  readonly onClose: () => void
}

/** Which rows are taken along, and as what. */
export const ExportMenu = ({ id, anchor, takes, onTake, onClose }: ExportMenuProps) => {
  const translate = useTranslate()
  const nameOf = ({ rows, count }: Take, format: FileFormat): string =>
    translate(`app.exporting.${rows}`, { count, file: translate(`app.exporting.${format}`) })
  return (
    <Menu id={id} open anchorEl={anchor} onClose={onClose}>
      {takes.flatMap(one =>
        formats.map(format => (
          <MenuItem key={`${one.rows} ${format}`} onClick={() => onTake(format, one)}>
            {nameOf(one, format)}
          </MenuItem>
        )),
      )}
    </Menu>
  )
}
