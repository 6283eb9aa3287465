import {
  Box,
  Button,
  Pagination,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
  useMediaQuery,
} from '@mui/material'
import type { Theme } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { AnyResource } from '../../../resources/core/index.ts'
import { labelParts } from '../../../resources/core/label.ts'
import { mostInCell } from '../../../resources/core/importing.ts'
import { useUnloadWarning } from '../../shell/drafts/index.ts'
import { resourceView } from '../resourceView.ts'
import { SectionCard } from '../SectionCard.tsx'
import { useWrongRows } from './useImport.ts'
import type { Import, ImportRow, MendedCell } from './useImport.ts'

const size = 20

interface WrongRowsProps {
  readonly resource: AnyResource
  readonly job: Import
  readonly isBusy: boolean
  /** Resolves to nothing where it failed. */
  readonly onMend: (cells: readonly MendedCell[]) => Promise<unknown>
  /** Told whether there are corrections that were not sent. */
  readonly onTyped: (isTyped: boolean) => void
  /** Whether corrections were sent, and the cell that had the focus went with its mistake. */
  readonly isFocusLost: RefObject<boolean>
}

/** What was typed, by row and column; another page of rows does not lose it. */
type Typed = Readonly<Record<string, MendedCell>>

/**
 * Rows with mistakes, a line for each of them: row, field, what the cell says and may say instead, and what is wrong
 * with it.
 */
export const WrongRows = ({ resource, job, isBusy, onMend, onTyped, isFocusLost }: WrongRowsProps) => {
  const translate = useTranslate()
  const isNarrow = useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'))
  const [page, setPage] = useState(1)
  const [typed, setTyped] = useState<Typed>({})
  const { data } = useWrongRows(resource, job.job, page - 1, size)
  const { fields } = resourceView(resource)
  const labelOf = (field: string): string => (fields[field] ? translate(fields[field].label) : field)
  // By what a record is called it is found in the file sooner than by its number.
  const named = job.columns.findIndex(({ field }) => field !== null && labelParts(resource).includes(field))
  const nameOf = ({ cells }: ImportRow): string => cells[named] ?? ''
  const mended = Object.values(typed)
  const isTyped = mended.length > 0
  useUnloadWarning(isTyped)
  useEffect(() => {
    onTyped(isTyped)
    return () => onTyped(false)
  }, [onTyped, isTyped])
  const mayMend = job.state === 'checked'
  const form = useRef<HTMLFormElement>(null)
  // Who corrects one cell after the other goes on with the first that is left.
  useEffect(() => {
    const first = form.current?.querySelector('input')
    if (!isFocusLost.current || !first || document.activeElement !== document.body) return
    isFocusLost.current = false
    first.focus()
  }, [data, isBusy, isFocusLost])

  const cell = ({ number, cells }: ImportRow, field: string) => {
    const column = job.columns.findIndex(one => one.field === field)
    const said = cells[column] ?? ''
    // What no column tells cannot be corrected in a cell.
    if (column < 0) return <Box sx={{ color: 'text.secondary' }}>{translate('importing.noColumn')}</Box>
    if (!mayMend) return said
    const key = `${number} ${column}`
    const type = (text: string): void =>
      setTyped(({ [key]: _before, ...others }) =>
        text === said ? others : { ...others, [key]: { row: number, column, text } },
      )
    return (
      <TextField
        size="small"
        margin="none"
        fullWidth
        helperText={false}
        value={typed[key]?.text ?? said}
        onChange={event => type(event.target.value)}
        slotProps={{
          htmlInput: {
            'aria-label': translate('importing.mendCell', { row: number, field: labelOf(field) }),
            maxLength: mostInCell,
            autoComplete: 'off',
            readOnly: isBusy,
          },
        }}
      />
    )
  }
  const mend = async (): Promise<void> => {
    if (!isTyped || isBusy) return
    // What was checked anew before anybody looked stands in the same place.
    if (await onMend(mended)) setTyped({})
  }
  const titles = [
    translate('importing.row'),
    translate('importing.field'),
    ...(isNarrow ? [] : [translate('importing.value')]),
    translate('importing.mistake'),
  ]
  return (
    <SectionCard title="importing.report">
      {!data && <Skeleton variant="rounded" height={200} />}
      {data && (
        <Box
          component="form"
          ref={form}
          noValidate
          onSubmit={event => {
            event.preventDefault()
            void mend()
          }}
        >
          {mayMend && (
            <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
              {translate('importing.mendHint')}
            </Typography>
          )}
          <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={translate('importing.report')}>
            <Table size="small">
              <TableHead>
                <TableRow>
                  {titles.map(title => (
                    <TableCell key={title}>{title}</TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {data.rows.flatMap(row =>
                  Object.entries(row.errors).map(([field, message]) => (
                    <TableRow key={`${row.number} ${field}`}>
                      <TableCell>
                        {row.number}
                        <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{nameOf(row)}</Box>
                      </TableCell>
                      <TableCell sx={{ minWidth: '9em' }}>
                        {labelOf(field)}
                        {isNarrow && (
                          <Box sx={{ overflowWrap: 'anywhere', color: 'text.secondary' }}>{cell(row, field)}</Box>
                        )}
                      </TableCell>
                      {!isNarrow && (
                        <TableCell sx={{ width: '18em', overflowWrap: 'anywhere' }}>{cell(row, field)}</TableCell>
                      )}
                      <TableCell>{message}</TableCell>
                    </TableRow>
                  )),
                )}
              </TableBody>
            </Table>
          </Box>
          {mayMend && (
            <Box sx={{ mt: 2 }}>
              <Button type="submit" variant="outlined" loading={isBusy} disabled={!isTyped}>
                {translate('importing.mend')}
              </Button>
            </Box>
          )}
        </Box>
      )}
      {data && data.total > size && (
        <Pagination
          count={Math.ceil(data.total / size)}
          page={page}
          onChange={(_, next) => setPage(next)}
          size="small"
          sx={{ mt: 1.5 }}
          aria-label={translate('importing.pages')}
        />
      )}
    </SectionCard>
  )
}
