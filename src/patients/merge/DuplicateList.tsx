import { Box, Button, Skeleton, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useRef } from 'react'
import { Failed } from '../../core/Failed.tsx'
import { DuplicateCard } from './DuplicateCard.tsx'
import { useDuplicates, useJudge, usePatients } from './useDuplicates.ts'
import type { Duplicate } from './useDuplicates.ts'
import './texts.ts'

interface DuplicateListProps {
  readonly onCompare: (survivor: number, other: number) => void
  /** Whether those are listed that are no duplicates, as somebody said. */
  readonly dismissed: boolean
  readonly onView: (dismissed: boolean) => void
}

/** The pairs of one view, each with why, the way to the comparison, and the way to say that they are two persons. */
const Pairs = ({ onCompare, dismissed }: Omit<DuplicateListProps, 'onView'>) => {
  const translate = useTranslate()
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useDuplicates(dismissed)
  const pairs = data?.pages.flat() ?? []
  const { records, error: unread, retry } = usePatients(pairs)
  const judge = useJudge()
  const top = useRef<HTMLParagraphElement>(null)
  const compare = ({ newer, older }: Duplicate): void =>
    records.get(older)?.['deleted'] === true ? onCompare(newer, older) : onCompare(older, newer)
  const judgeOne = async (pair: Duplicate): Promise<boolean> => {
    const isDone = await judge(dismissed ? 'undismiss' : 'dismiss', pair)
    // The button that had the focus goes with the pair.
    if (isDone) top.current?.focus()
    return isDone
  }
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />
  if (isPending)
    return (
      <Stack spacing={1}>
        {[1, 2, 3].map(row => (
          <Skeleton key={row} variant="rounded" height={96} />
        ))}
      </Stack>
    )
  const lead = dismissed
    ? pairs.length === 0
      ? 'noneDismissed'
      : 'leadDismissed'
    : pairs.length === 0
      ? 'none'
      : 'lead'
  return (
    <>
      <Typography ref={top} tabIndex={-1} color="text.secondary" sx={{ mb: 2, outline: 'none' }}>
        {translate(`app.merge.${lead}`)}
      </Typography>
      {unread && (
        <Box sx={{ mb: 2 }}>
          <Failed error={unread} onRetry={retry} />
        </Box>
      )}
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {pairs.map(pair => (
          <DuplicateCard
            key={`${pair.newer} ${pair.older}`}
            pair={pair}
            records={records}
            onCompare={() => compare(pair)}
            onJudge={() => judgeOne(pair)}
          />
        ))}
      </Stack>
      {error && (
        <Box sx={{ mt: 2 }}>
          <Failed error={error} onRetry={() => void fetchNextPage()} />
        </Box>
      )}
      {hasNextPage && !error && (
        <Button sx={{ mt: 2 }} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {translate('app.merge.more')}
        </Button>
      )}
    </>
  )
}

/** Everybody who may have been recorded twice; in another view those of whom somebody said that they were not. */
export const DuplicateList = ({ onCompare, dismissed, onView }: DuplicateListProps) => {
  const translate = useTranslate()
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={dismissed}
        aria-label={translate('app.merge.views.label')}
        sx={{ mb: 2 }}
        onChange={(_, chosen: boolean | null) => {
          if (chosen !== null) onView(chosen)
        }}
      >
        <ToggleButton value={false}>{translate('app.merge.views.open')}</ToggleButton>
        <ToggleButton value>{translate('app.merge.views.dismissed')}</ToggleButton>
      </ToggleButtonGroup>
      <Pairs key={String(dismissed)} onCompare={onCompare} dismissed={dismissed} />
    </>
  )
}
