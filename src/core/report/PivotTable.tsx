import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, TableSortLabel } from '@mui/material'
import { useMemo, useState } from 'react'
import type { Compared } from '../../../resources/core/statistics/index.ts'
import { stackedTable } from '../stackedTable.ts'
import { Change } from './Change.tsx'
import { NumberLink } from './NumberLink.tsx'
import { areParts } from './drawing.ts'
import type { ReportWords } from './reportWords.ts'
import { sorted } from './tableOf.ts'
import type { Cell, Column, Row, Table as Pivot } from './tableOf.ts'
import type { Ways } from './useWays.ts'

/** A range that numbers are compared with, and what it is called. */
interface Beside {
  readonly name: Compared
  readonly label: string
}

interface PivotTableProps {
  readonly table: Pivot
  readonly caption: string
  readonly words: ReportWords
  readonly ways: Ways
  /**
   * What each number is shown beside: in columns of their own where there is one number a row, else the first of them
   * below it.
   */
  readonly compare?: readonly Beside[] | undefined
  /** Differences are told in full, not as parts of what they are differences to. */
  readonly isFull?: boolean
  /** It is there for who listens alone: nothing in it takes the focus, which nobody would see. */
  readonly isHeard?: boolean
}

interface Order {
  readonly key: string
  readonly direction: 'asc' | 'desc'
}

const numbers = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const
const sums = { '& > *': { fontWeight: 600, borderTop: 1, borderColor: 'divider' } } as const

/** Groups of columns, where each has several measures. */
const groupsOf = (columns: readonly Column[]): readonly (readonly [label: string, span: number])[] => {
  const groups: [string, number][] = []
  columns.forEach(({ head }, at) => {
    if (at > 0 && columns[at - 1]!.head === head) groups.at(-1)![1] += 1
    else groups.push([head.label, 1])
  })
  return groups
}

const labelOf = (column: Column, hasGroups: boolean): string =>
  hasGroups ? `${column.head.label} · ${column.label}` : column.label

const besideLabels = (words: ReportWords, { label }: Beside): readonly [then: string, changed: string] => [
  label,
  words.t('app.report.changeTo', { comparison: label }),
]

/** Columns that a sheet has room for; more of them are smaller, as browsers cut off what they cannot fit onto it. */
const mostOnPaper = 9

/**
 * A table of numbers by groups: rows can be sorted by each column, totals are worked out by themselves, and each number
 * leads to its rows.
 */
export const PivotTable = ({
  table,
  caption,
  words,
  ways,
  compare = [],
  isFull = false,
  isHeard = false,
}: PivotTableProps) => {
  const [order, setOrder] = useState<Order>()
  const { columns, titles, total } = table
  const column = columns.find(one => one.key === order?.key)
  const rows = useMemo(
    () => (column && order ? sorted(table, column, order.direction) : table.rows),
    [table, column, order],
  )
  const groups = groupsOf(columns)
  const hasGroups = groups.length > 1 && groups.some(([, span]) => span > 1)
  // From the largest to the smallest, then the other way round, then as it was.
  const next = (key: string): void =>
    setOrder(now =>
      now?.key !== key ? { key, direction: 'desc' } : now.direction === 'desc' ? { key, direction: 'asc' } : undefined,
    )
  const say = (cell: Cell, row: Row, of: Column): string =>
    words.t('app.report.cell', {
      group: words.format.list(
        [...row.heads, of.head].filter(head => head.label !== '' && head.is !== 'total').map(({ label }) => label),
      ),
      number: words.said(cell.measure, cell.value),
    })
  const before = ({ row, measure }: Cell, comparison: Compared): number | null => {
    const then = row?.compared?.[comparison] as Readonly<Record<string, number | null>> | undefined
    return then ? (then[measure] ?? null) : areParts(table.report, measure) ? 0 : null
  }
  const beside = columns.length === 1 ? compare : []
  const zoomOnPaper = Math.min(1, mostOnPaper / (titles.length + columns.length + 2 * beside.length))
  const below = columns.length > 1 ? compare[0] : undefined
  const line = (row: Row) =>
    columns.map(one => {
      const cell = table.cell(row, one)
      const base = one.base && table.cell(row, one.base).value
      return (
        <TableCell key={one.key} align="right" data-label={labelOf(one, hasGroups)} sx={numbers}>
          <span>
            <NumberLink
              to={cell.value === null || isHeard ? undefined : ways({ measure: cell.measure, ...cell.place })}
              text={words.number(cell.measure, cell.value)}
              label={say(cell, row, one)}
            />
            {below && (
              <Box component="span" sx={{ display: 'block', typography: 'caption' }}>
                <Change
                  measure={cell.measure}
                  now={cell.value}
                  before={before(cell, below.name)}
                  words={words}
                  isFull={isFull}
                />
              </Box>
            )}
            {one.base && (
              <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
                <Change measure={cell.measure} now={cell.value} before={base} words={words} isFull />
              </Box>
            )}
          </span>
        </TableCell>
      )
    })
  const comparisons = (row: Row) =>
    beside.flatMap(comparison => {
      const cell = table.cell(row, columns[0]!)
      const was = before(cell, comparison.name)
      const [then, changed] = besideLabels(words, comparison)
      return [
        <TableCell key={comparison.name} align="right" data-label={then} sx={numbers}>
          <NumberLink
            to={
              was === null || isHeard
                ? undefined
                : ways({ measure: cell.measure, ...cell.place, compared: comparison.name })
            }
            text={words.number(cell.measure, was)}
            label={words.t('app.report.cell', {
              group: words.format.list([...row.heads.map(({ label }) => label).filter(label => label !== ''), then]),
              number: words.said(cell.measure, was),
            })}
          />
        </TableCell>,
        <TableCell key={`${comparison.name} change`} align="right" data-label={changed} sx={numbers}>
          <Change measure={cell.measure} now={cell.value} before={was} words={words} isFull={isFull} />
        </TableCell>,
      ]
    })
  const heading = (row: Row) =>
    row.heads.map((head, at) => (
      <TableCell
        key={at}
        component="th"
        scope="row"
        sx={
          at === 0
            ? { minWidth: { sm: '9em' }, position: { sm: 'sticky' }, left: 0, zIndex: 1, bgcolor: 'background.paper' }
            : {}
        }
      >
        {head.label}
        {head.isPart && <abbr title={words.t('app.report.part')}> *</abbr>}
      </TableCell>
    ))
  if (rows.length === 0) return <Box sx={{ color: 'text.secondary', py: 2 }}>{words.t('app.report.empty')}</Box>
  return (
    <TableContainer
      {...(isHeard ? {} : { tabIndex: 0 })}
      role="group"
      aria-label={caption}
      sx={
        isHeard
          ? { overflow: 'visible' }
          : { maxHeight: { sm: 'min(70vh, 640px)' }, '@media print': { maxHeight: 'none', zoom: zoomOnPaper } }
      }
    >
      <Table size="small" stickyHeader sx={stackedTable}>
        <TableHead>
          {hasGroups && (
            <TableRow>
              <TableCell component="td" colSpan={titles.length} />
              {groups.map(([label, span], at) => (
                <TableCell key={at} align="center" colSpan={span} scope="colgroup">
                  {label}
                </TableCell>
              ))}
            </TableRow>
          )}
          <TableRow>
            {titles.map(title => (
              <TableCell key={title} sx={hasGroups ? { top: 37 } : {}}>
                {title}
              </TableCell>
            ))}
            {columns.map(one => (
              <TableCell
                key={one.key}
                align="right"
                sortDirection={order?.key === one.key ? order.direction : false}
                sx={hasGroups ? { top: 37 } : {}}
              >
                {isHeard ? (
                  one.label
                ) : (
                  <TableSortLabel
                    active={order?.key === one.key}
                    direction={order?.key === one.key ? order.direction : 'desc'}
                    onClick={() => next(one.key)}
                  >
                    {one.label}
                  </TableSortLabel>
                )}
              </TableCell>
            ))}
            {beside
              .flatMap(comparison => besideLabels(words, comparison))
              .map(label => (
                <TableCell key={label} align="right">
                  {label}
                </TableCell>
              ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(row => (
            <TableRow key={row.key} hover>
              {heading(row)}
              {line(row)}
              {comparisons(row)}
            </TableRow>
          ))}
          {total && (
            <TableRow sx={sums}>
              {heading(total)}
              {line(total)}
              {comparisons(total)}
            </TableRow>
          )}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
