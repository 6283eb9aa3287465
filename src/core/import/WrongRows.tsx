import { Box, Pagination, Skeleton, Table, TableBody, TableCell, TableHead, TableRow, Typography, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useState } from 'react'
import type { AnyResource } from '../../../resources/core/index.ts'
import { resourceView } from '../resourceView.ts'
import { SectionCard } from '../SectionCard.tsx'
import { useWrongRows } from './useImport.ts'
import type { Import, ImportRow } from './useImport.ts'

const size = 20

/** Rows with mistakes, a line for each of them: row, field, what the cell says, and what is wrong with it. */
export const WrongRows = ({ resource, job }: { resource: AnyResource; job: Import }) => {
  const translate = useTranslate()
  const isNarrow = useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'))
  const [page, setPage] = useState(1)
  const { data } = useWrongRows(resource, job.job, page - 1, size)
  const { fields } = resourceView(resource)
  const cellOf = ({ cells }: ImportRow, field: string): string => cells[job.columns.findIndex(column => column.field === field)] ?? ''
  return (
    <SectionCard title="importing.report">
      {!data && <Skeleton variant="rounded" height={200} />}
      {data && (
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={translate('importing.report')}>
          <Table size="small">
            <TableHead><TableRow>{[translate('importing.row'), translate('importing.field'), ...(isNarrow ? [] : [translate('importing.value')]), translate('importing.mistake')].map(title => <TableCell key={title}>{title}</TableCell>)}</TableRow></TableHead>
            <TableBody>
              {data.rows.flatMap(row => Object.entries(row.errors).map(([field, message]) => (
                <TableRow key={`${row.number} ${field}`}>
                  <TableCell>{row.number}</TableCell>
                  <TableCell>
                    {fields[field] ? translate(fields[field].label) : field}
                    {isNarrow && <Typography variant="caption" component="div" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>{cellOf(row, field)}</Typography>}
                  </TableCell>
                  {!isNarrow && <TableCell sx={{ maxWidth: '16em', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{cellOf(row, field)}</TableCell>}
                  <TableCell>{message}</TableCell>
                </TableRow>
              )))}
            </TableBody>
          </Table>
        </Box>
      )}
      {data && data.total > size && (
        <Pagination count={Math.ceil(data.total / size)} page={page} onChange={(_, next) => setPage(next)} size="small" sx={{ mt: 1.5 }} aria-label={translate('importing.pages')} />
      )}
    </SectionCard>
  )
}
