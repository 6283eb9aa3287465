import { Box, Button, Pagination, Skeleton, TextField, Typography, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFormat } from '../../../core/format.ts'
import { Entry } from './Entry.tsx'
import type { ReadingEntry, ReadingPage } from './readPage.ts'

/** The page that is shown, from 1, and how many rows it has. */
export interface PageChoice {
  readonly page: number
  readonly size: number
}

export const sizes = [10, 20, 50, 100] as const
export const firstPage: PageChoice = { page: 1, size: sizes[0] }

export interface PagesProps {
  readonly choice: PageChoice
  readonly onChoose: (choice: PageChoice) => void
  /** undefined while nothing has come. */
  readonly data: ReadingPage | undefined
  readonly failed: boolean
  readonly onRetry: () => void
  readonly onOpen?: (entry: ReadingEntry) => void
  /** What is said of a row that was not read yet. */
  readonly isNew?: string
  /** What is said where there is nothing to read. */
  readonly empty: string
}

const Waiting = () => (
  <Box sx={{ p: 2 }} aria-hidden>
    {[1, 2, 3, 4].map(row => (
      <Skeleton key={row} height={40} />
    ))}
  </Box>
)

/** Total, previous page, page numbers, next page, and how many rows a page has. */
const Pager = ({
  choice,
  total,
  onChoose,
}: {
  choice: PageChoice
  total: number
  onChoose: PagesProps['onChoose']
}) => {
  const translate = useTranslate()
  const format = useFormat()
  const narrow = useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'))
  const names = {
    page: 'ra.navigation.page',
    first: 'ra.navigation.first',
    last: 'ra.navigation.last',
    next: 'ra.navigation.next',
    previous: 'ra.navigation.previous',
  } as const
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" color="text.secondary" sx={{ flex: 1, whiteSpace: 'nowrap' }}>
        {translate('app.reading.total', { smart_count: total, total: format.number(total) })}
      </Typography>
      <Pagination
        size="small"
        page={choice.page}
        count={Math.max(1, Math.ceil(total / choice.size))}
        siblingCount={narrow ? 0 : 1}
        onChange={(_event, page) => onChoose({ ...choice, page })}
        aria-label={translate('app.reading.pages')}
        getItemAriaLabel={(type, page) =>
          type === 'page'
            ? translate(names.page, { page: page ?? 1 })
            : translate(names[type as keyof typeof names] ?? names.page, { page: page ?? 1 })
        }
      />
      <TextField
        select
        size="small"
        variant="outlined"
        fullWidth={false}
        value={choice.size}
        onChange={event => onChoose({ page: 1, size: Number(event.target.value) })}
        slotProps={{
          select: { native: true },
          htmlInput: { 'aria-label': translate('ra.navigation.page_rows_per_page') },
        }}
        sx={{ m: 0, '&&': { width: 'auto' }, '& select': { py: 0.5, fontSize: '0.875rem' } }}
      >
        {sizes.map(size => (
          <option key={size} value={size}>
            {translate('app.reading.size', { size })}
          </option>
        ))}
      </TextField>
    </Box>
  )
}

/**
 * Rows that open to their content, page by page, with what is said while they come, where there are none and where they
 * cannot come.
 */
export const Pages = ({ choice, onChoose, data, failed, onRetry, onOpen, isNew, empty }: PagesProps) => {
  const translate = useTranslate()
  return (
    <>
      <Box sx={{ flex: 1, minHeight: 120, overflow: 'auto' }} aria-busy={!data && !failed}>
        {!data && !failed && <Waiting />}
        {failed && (
          <Box sx={{ p: 2, display: 'flex', alignItems: 'center', gap: 2 }}>
            <Typography color="text.secondary" sx={{ flex: 1 }}>
              {translate('app.reading.failed')}
            </Typography>
            <Button onClick={onRetry}>{translate('app.retry')}</Button>
          </Box>
        )}
        {data?.entries.length === 0 && !failed && (
          <Typography color="text.secondary" sx={{ p: 2 }}>
            {empty}
          </Typography>
        )}
        {data?.entries.map(entry => (
          <Entry key={entry.id} entry={entry} isNew={isNew} onOpen={onOpen} />
        ))}
      </Box>
      {data && <Pager choice={choice} total={data.total} onChoose={onChoose} />}
    </>
  )
}
