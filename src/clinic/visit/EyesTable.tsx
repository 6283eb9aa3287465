import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { SxProps, Theme } from '@mui/material'
import type { ReactNode } from 'react'
import type { Eye } from '../../../domain/amblyopia.ts'
import { chartEyes } from '../../../domain/eyes.ts'

/** What is told of each eye, under one title. */
export interface EyesRow {
  readonly title: string
  readonly of: (eye: Eye) => ReactNode
}

interface EyesTableProps {
  readonly heading: (eye: Eye) => string
  readonly rows: readonly EyesRow[]
  readonly titleWidth: string | Readonly<Record<string, string>>
  readonly sx?: SxProps<Theme>
}

/** Both eyes beside each other, one row for each thing that is told of them. */
export const EyesTable = ({ heading, rows, titleWidth, sx }: EyesTableProps) => (
  <Table
    size="small"
    sx={[
      { tableLayout: 'fixed', '& tbody tr:last-of-type > *': { borderBottom: 0 } },
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
  >
    <TableHead>
      <TableRow>
        <TableCell component="td" sx={{ width: titleWidth }} />
        {chartEyes.map(eye => (
          <TableCell key={eye} sx={{ whiteSpace: 'normal' }}>
            {heading(eye)}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map(({ title, of }) => (
        <TableRow key={title}>
          <TableCell component="th" scope="row" sx={{ color: 'text.secondary' }}>
            {title}
          </TableCell>
          {chartEyes.map(eye => (
            <TableCell key={eye}>{of(eye)}</TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  </Table>
)
