import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFormat } from '../../core/format.ts'
import { isNothing, Nothing } from '../../core/types/Nothing.tsx'
import type { CellProps } from '../../core/types/view.ts'
import './texts.ts'

interface Findings {
  readonly count: number
  readonly first: readonly Readonly<Record<string, string | number | null>>[]
}

const isFindings = (value: unknown): value is Findings =>
  value !== null && typeof value === 'object' && 'first' in value && Array.isArray(value.first)

/** What a run found: how many in a line, and each of the first hundred where there is room. */
export const FindingsCell = ({ place, record, room }: CellProps) => {
  const translate = useTranslate()
  const format = useFormat()
  const found: unknown = record[place.name]
  if (isNothing(found) || !isFindings(found)) return <Nothing />
  if (room === 'line') return <>{format.number(found.count)}</>
  const columns = Object.keys(found.first[0] ?? {})
  const more = found.count - found.first.length
  const shown = (column: string, value: string | number | null | undefined): string =>
    typeof value === 'number'
      ? column === 'id'
        ? String(value)
        : format.number(value)
      : translate(`app.timing.rules.${value}`, { _: String(value ?? '') })
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={translate(place.label)} sx={{ width: 'auto' }}>
        <TableHead>
          <TableRow>
            {columns.map(column => (
              <TableCell key={column}>{translate(`app.timing.finding.${column}`, { _: column })}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {found.first.map((one, at) => (
            <TableRow key={at}>
              {columns.map(column => (
                <TableCell key={column}>{shown(column, one[column])}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {more > 0 && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {translate('app.timing.moreFindings', { count: format.number(more) })}
        </Typography>
      )}
    </Box>
  )
}
