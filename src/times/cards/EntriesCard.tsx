import { Skeleton, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Identifier, RaRecord } from 'react-admin'
import type { RequestOptions } from '../../../resources/core/index.ts'
import { useErrorText } from '../../core/actions/useErrorText.ts'
import { SectionCard } from '../../core/SectionCard.tsx'
import { stackedTable } from '../../core/stackedTable.ts'

/** A column of the entries; the first one heads its row. */
export interface EntryColumn<Entry> {
  readonly label: string
  readonly isNumber?: true
  readonly isUnbroken?: true
  /** Nothing where it is null. */
  readonly cell: (entry: Entry) => ReactNode
}

interface Props<Entry> {
  /** Whose entries they are, as the cache knows them: `['recharge', 'entries']`. */
  readonly of: readonly [resource: string, call: string]
  readonly read: (input: { readonly id: Identifier }, options: RequestOptions) => Promise<readonly Entry[]>
  readonly record: RaRecord
  readonly title: string
  readonly none: string
  readonly columns: readonly EntryColumn<Entry>[]
  /** What stands below the table. */
  readonly below?: (entries: readonly Entry[]) => ReactNode
}

/** A number, and below it how many of them are gifts. */
export const NumberWithGifts = ({ number, gifts }: { number: string; gifts: string | undefined }) => (
  <div>
    {number}
    {gifts !== undefined && (
      <Typography variant="caption" component="div" color="text.secondary">
        {gifts}
      </Typography>
    )}
  </div>
)

/** What a book says of a record, an entry a row. */
export const EntriesCard = <Entry extends object>({
  of,
  read,
  record: { id, version },
  title,
  none,
  columns,
  below,
}: Props<Entry>) => {
  const textOf = useErrorText()
  const { data, error } = useQuery({
    queryKey: [...of, String(id), version],
    queryFn: ({ signal }) => read({ id }, { signal }),
  })
  const lookOf = ({ isNumber, isUnbroken }: EntryColumn<Entry>) => ({
    ...(isNumber ? { align: 'right' as const } : {}),
    ...(isUnbroken ? { sx: { whiteSpace: 'nowrap' } } : {}),
  })
  return (
    <SectionCard title={title}>
      {error && <Typography color="error">{textOf(error)}</Typography>}
      {!data && !error && <Skeleton variant="rounded" height={100} />}
      {data?.length === 0 && <Typography color="text.secondary">{none}</Typography>}
      {data && data.length > 0 && (
        <TableContainer tabIndex={0} role="group" aria-label={title}>
          <Table size="small" sx={stackedTable}>
            <TableHead>
              <TableRow>
                {columns.map(column => (
                  <TableCell key={column.label} {...lookOf(column)}>
                    {column.label}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {data.map((entry, at) => (
                <TableRow key={at}>
                  {columns.map((column, place) => {
                    const cell = column.cell(entry)
                    return place === 0 ? (
                      <TableCell
                        key={column.label}
                        component="th"
                        scope="row"
                        sx={{ whiteSpace: 'nowrap', fontWeight: 'inherit' }}
                      >
                        {cell}
                      </TableCell>
                    ) : (
                      <TableCell
                        key={column.label}
                        data-label={cell === null ? undefined : column.label}
                        {...lookOf(column)}
                      >
                        {cell}
                      </TableCell>
                    )
                  })}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {data && below?.(data)}
    </SectionCard>
  )
}
