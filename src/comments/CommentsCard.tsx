import { Box, Button, Card, CardContent, Skeleton, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { useGetList, useNotify, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { commentsPart } from '../../resources/comments/comment.ts'
import { DraftNotice } from '../core/form/DraftNotice.tsx'
import { useFormat } from '../core/format.ts'
import { showPath } from '../core/paths.ts'
import type { RecordPart } from '../core/present.ts'
import { useClient } from '../core/provider.ts'
import { useAskedFor } from '../core/show/useAskedFor.ts'
import { useMay } from '../core/useMay.ts'
import { CardState } from '../shell/layout/home/CardState.tsx'
import { useDraftState } from '../shell/drafts/useDraftState.ts'
import { CommentItem } from './CommentItem.tsx'
import { Composer, nothing } from './Composer.tsx'
import './texts.ts'
import { useReread } from './useComments.ts'
import type { Comment } from './useComments.ts'

/** So many are shown at once, and so many more each time. */
const step = 20
const latest = { field: 'createdAt', order: 'DESC' } as const

const Writing = ({ of, id, onWritten }: { of: string; id: number; onWritten: () => Promise<void> }) => {
  const translate = useTranslate()
  const client = useClient()
  const notify = useNotify()
  const [value, type, draft] = useDraftState(`${showPath(of, id)}#comment`, nothing)
  const on = { [of]: id }
  const send = async (): Promise<void> => {
    await client.comment.write({ ...on, text: value.text, named: value.named.map(one => ({ operator: one.id })) })
    type(nothing)
    draft.drop()
    notify('app.comments.written', { type: 'success' })
    await onWritten()
  }
  return (
    <Box sx={{ mb: 2 }}>
      <DraftNotice draft={draft} />
      <Composer on={on} value={value} onChange={type} onSend={send} submit={translate('app.comments.send')} />
    </Box>
  )
}

const Comments = ({ of, record }: { of: string; record: RaRecord }) => {
  const translate = useTranslate()
  const format = useFormat()
  const titleId = useId()
  const may = useMay()
  const reread = useReread()
  const [perPage, setPerPage] = useState(step)
  const id = Number(record.id)
  const { data, total, isPending, isError, refetch } = useGetList<Comment>(
    'comment',
    { pagination: { page: 1, perPage }, sort: latest, filter: { [of]: id } },
    { placeholderData: before => before },
  )
  const place = useAskedFor<HTMLDivElement>(!isPending)
  const mayWrite = may('comment', 'write') === true
  const isDeleted = record['deleted'] === true
  const title = total
    ? translate('app.comments.counted', { total: format.number(total) })
    : translate('app.comments.title')
  return (
    <Card
      ref={place}
      id={commentsPart}
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{ scrollMarginTop: 112 }}
    >
      <CardContent>
        <Typography id={titleId} component="h2" variant="subtitle1" sx={{ fontWeight: 600, mb: 1.5 }}>
          {title}
        </Typography>
        {mayWrite && !isDeleted && <Writing key={id} of={of} id={id} onWritten={reread} />}
        {mayWrite && isDeleted && (
          <Typography color="text.secondary" sx={{ mb: 1 }}>
            {translate('app.comments.formerly')}
          </Typography>
        )}
        {isPending ? (
          <Skeleton height={36} />
        ) : (
          <CardState pending={false} failed={isError && !data} onRetry={() => void refetch()} empty={undefined} />
        )}
        {total === 0 && !isDeleted && <Typography color="text.secondary">{translate('app.comments.none')}</Typography>}
        <Box component="ul" sx={{ m: 0, p: 0 }}>
          {(data ?? []).map(one => (
            <CommentItem key={one.id} comment={one} on={{ [of]: id }} mayWrite={mayWrite} onChanged={reread} />
          ))}
        </Box>
        {total !== undefined && total > (data?.length ?? 0) && (
          <Button size="small" onClick={() => setPerPage(now => now + step)}>
            {translate('app.comments.more')}
          </Button>
        )}
      </CardContent>
    </Card>
  )
}

/** What operators say to each other about a record of a resource, for those who may read it. */
export const commentsOf = (of: string): RecordPart =>
  function CommentsCard({ record }) {
    const may = useMay()
    return may('comment', 'list') ? <Comments of={of} record={record} /> : null
  }
