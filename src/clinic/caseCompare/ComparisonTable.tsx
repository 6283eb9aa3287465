import { Table, TableBody, TableCell, TableHead, TableRow, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { FieldView } from '../../core/resourceView.ts'
import { FieldCell } from '../../core/fields/FieldCell.tsx'
import { useFormat } from '../../core/format.ts'
import { differenceOf } from '../../../domain/examinationDifference.ts'
import type { Difference } from '../../../domain/examinationDifference.ts'
import { DifferenceMark } from './DifferenceMark.tsx'

interface Compared {
  readonly shown: FieldView
  readonly difference: Difference
}

interface ComparisonTableProps {
  /** What the table is of. */
  readonly label: string
  readonly fields: readonly FieldView[]
  readonly one: RaRecord
  readonly other: RaRecord
  readonly onlyDifferent: boolean
}

/**
 * Each field of two examinations with how it differs; without those that differ in nothing where only differences are
 * wanted.
 */
export const compared = ({
  fields,
  one,
  other,
  onlyDifferent,
}: Pick<ComparisonTableProps, 'fields' | 'one' | 'other' | 'onlyDifferent'>): Compared[] =>
  fields
    .map(shown => ({ shown, difference: differenceOf(shown.name, shown.field, one[shown.name], other[shown.name]) }))
    .filter(({ difference }) => !onlyDifferent || difference.is !== 'same')

const marked = { bgcolor: 'action.hover', boxShadow: (theme: Theme) => `inset 3px 0 0 ${theme.palette.primary.main}` }
const cell = { verticalAlign: 'top', overflowWrap: 'anywhere', whiteSpace: 'pre-line' } as const

/** Two examinations side by side, a row a field; on a phone each field's name stands above its values. */
export const ComparisonTable = ({ label, ...given }: ComparisonTableProps) => {
  const { one, other } = given
  const translate = useTranslate()
  const format = useFormat()
  const isNarrow = useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'))
  const heads = [one, other].map(record => format.date(String(record['examinedOn'])))
  const value = (shown: FieldView, record: RaRecord) => (
    <TableCell sx={cell}>
      <FieldCell place={shown} record={record} room="page" />
    </TableCell>
  )
  return (
    <Table
      size="small"
      aria-label={label}
      sx={{
        tableLayout: 'fixed',
        '& td, & th': { px: { xs: 0.75, sm: 1.5 } },
        '& tr:last-of-type > *': { borderBottom: 0 },
      }}
    >
      <TableHead>
        <TableRow>
          {!isNarrow && <TableCell sx={{ width: '24%' }}>{translate('app.comparison.field')}</TableCell>}
          {heads.map((head, at) => (
            <TableCell key={at}>{head}</TableCell>
          ))}
          <TableCell sx={{ width: { xs: '32%', sm: '20%' } }}>{translate('app.comparison.difference')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {compared(given).map(({ shown, difference }) => {
          const sx = difference.is === 'same' ? {} : marked
          const name = (
            <TableCell
              component="th"
              scope={isNarrow ? 'rowgroup' : 'row'}
              {...(isNarrow ? { colSpan: 3 } : {})}
              sx={{ ...cell, color: 'text.secondary', ...(isNarrow ? { border: 0, pb: 0 } : {}) }}
            >
              {translate(shown.label)}
            </TableCell>
          )
          const values = (
            <>
              {value(shown, one)}
              {value(shown, other)}
              <TableCell sx={cell}>
                <DifferenceMark difference={difference} />
              </TableCell>
            </>
          )
          return isNarrow ? (
            [
              <TableRow key={`${shown.name}-name`} sx={sx}>
                {name}
              </TableRow>,
              <TableRow key={shown.name} sx={sx}>
                {values}
              </TableRow>,
            ]
          ) : (
            <TableRow key={shown.name} sx={sx}>
              {name}
              {values}
            </TableRow>
          )
        })}
      </TableBody>
    </Table>
  )
}
