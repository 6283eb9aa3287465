import { TablePagination } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { useFormat } from '../format.ts'
import type { AfterRowsProps } from './AfterRows.tsx'

const sizes = [10, 20, 50, 100]

/** A view, or an address, may say another number. */
const sizesWith = (size: number): number[] => [...new Set([...sizes, size])].sort((a, b) => a - b)

/** Pages of the list. Where the total is only a minimum it says "more than", and the pages go on. */
export const Pager = ({ isNarrow }: AfterRowsProps) => {
  const { page, perPage, total, hasNextPage, meta, isPending, setPage, setPerPage, data } = useListContext()
  const translate = useTranslate()
  const format = useFormat()
  if (isPending || (data?.length ?? 0) === 0) return null
  const isMinimum = total === undefined || (meta as { totalIsMinimum?: boolean } | undefined)?.totalIsMinimum === true
  const last = (page - 1) * perPage + (data?.length ?? 0)
  const rows = translate('ra.navigation.page_rows_per_page')
  const range = {
    from: format.number((page - 1) * perPage + 1),
    to: format.number(last),
    total: format.number(total ?? last),
  }
  return (
    <TablePagination
      component="div"
      count={isMinimum ? -1 : total}
      page={page - 1}
      rowsPerPage={perPage}
      rowsPerPageOptions={isNarrow ? [] : sizesWith(perPage)}
      onPageChange={(_, next) => setPage(next + 1)}
      onRowsPerPageChange={event => setPerPage(Number(event.target.value))}
      labelRowsPerPage={rows}
      showFirstButton
      showLastButton={!isMinimum}
      labelDisplayedRows={() => translate(isMinimum ? 'app.generator.pageOfMore' : 'app.generator.pageOf', range)}
      getItemAriaLabel={type => translate(`ra.navigation.${type}`)}
      slotProps={{
        actions: { nextButton: { disabled: !hasNextPage } },
        select: { inputProps: { 'aria-label': rows } },
      }}
    />
  )
}
