import { Box, Button, Chip, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { comment as resource } from '../../resources/comments/comment.ts'
import { ConfirmDialog } from '../core/actions/ConfirmDialog.tsx'
import { useTell } from '../core/actions/useTell.ts'
import { isSame } from '../core/form/changes.ts'
import { LeaveDialog } from '../core/form/LeaveDialog.tsx'
import { useFormat } from '../core/format.ts'
import { useClient } from '../core/provider.ts'
import { Composer } from './Composer.tsx'
import type { Written } from './Composer.tsx'
import { Linked } from './Linked.tsx'
import type { Comment } from './useComments.ts'

interface CommentItemProps {
  readonly comment: Comment
  readonly on: Readonly<Record<string, number>>
  readonly mayWrite: boolean
  readonly onChanged: () => Promise<void>
}

/**
 * What it is to become, and the version that it was when that was begun: what another tab wrote since is not
 * overwritten.
 */
interface Edited {
  readonly since: number
  readonly written: Written
}

const writtenOf = ({ text, named, namedLabel }: Comment): Written => ({
  text,
  named: (named ?? []).map((id, at) => ({ id, name: namedLabel[at] ?? String(id) })),
})

/** Who said what when, to whom, and whether it is done. */
export const CommentItem = ({ comment, on, mayWrite, onChanged }: CommentItemProps) => {
  const translate = useTranslate()
  const format = useFormat()
  const client = useClient()
  const notify = useNotify()
  const tell = useTell()
  const [edited, setEdited] = useState<Edited>()
  const [isLeaving, setLeaving] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const [isPending, setPending] = useState(false)
  const {
    id,
    version,
    text,
    named,
    namedLabel,
    done,
    doneByLabel,
    doneAt,
    reopenedByLabel,
    reopenedAt,
    editedAt,
    createdByLabel,
    createdAt,
  } = comment
  const isOwn = comment.unavailableReasons?.['remove'] === undefined
  const run = async (work: () => Promise<unknown>, said: string): Promise<void> => {
    setPending(true)
    try {
      await work()
      notify(`app.comments.${said}`, { type: 'success' })
    } catch (error) {
      tell(error)
    } finally {
      setPending(false)
      setRemoving(false)
      await onChanged()
    }
  }
  const save = async (): Promise<void> => {
    const { since, written } = edited!
    await client.comment.rewrite({
      id,
      version: since,
      text: written.text,
      named: written.named.map(one => ({ operator: one.id })),
    })
    await onChanged()
    setEdited(undefined)
  }
  const giveUp = (): void => {
    setLeaving(false)
    setEdited(undefined)
  }
  const state =
    done && doneAt
      ? translate('app.comments.doneBy', { name: doneByLabel ?? '', at: format.moment(doneAt) })
      : reopenedAt
        ? translate('app.comments.reopenedBy', { name: reopenedByLabel ?? '', at: format.moment(reopenedAt) })
        : undefined
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', listStyle: 'none' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {createdByLabel}
        </Typography>
        <Typography component="time" dateTime={createdAt ?? undefined} variant="body2" color="text.secondary">
          {createdAt && format.moment(createdAt)}
        </Typography>
        {editedAt && (
          <Typography component="span" variant="body2" color="text.secondary" title={format.moment(editedAt)}>
            {translate('app.comments.edited')}
          </Typography>
        )}
        {done && <Chip size="small" color="success" variant="outlined" label={translate('app.comments.done')} />}
      </Box>
      {edited ? (
        <Box sx={{ mt: 1.5 }}>
          <Composer
            on={on}
            value={edited.written}
            onChange={written => setEdited({ ...edited, written })}
            onSend={save}
            submit={translate('app.comments.save')}
            onCancel={() => (isSame(edited.written, writtenOf(comment)) ? giveUp() : setLeaving(true))}
          />
        </Box>
      ) : (
        <>
          <Typography
            sx={{
              mt: 0.5,
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
              ...(done ? { color: 'text.secondary' } : {}),
            }}
          >
            <Linked text={text} />
          </Typography>
          {(named ?? []).length > 0 && (
            <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
              {translate('app.comments.named', { names: format.list(namedLabel) })}
            </Typography>
          )}
          {state && (
            <Typography variant="body2" color="text.secondary">
              {state}
            </Typography>
          )}
          {mayWrite && (
            <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', mt: 0.5, ml: -0.625, displayPrint: 'none' }}>
              {done ? (
                <Button
                  size="small"
                  disabled={isPending}
                  onClick={() => void run(() => client.comment.reopen({ id, version }), 'reopened')}
                >
                  {translate('app.comments.reopen')}
                </Button>
              ) : (
                <Button
                  size="small"
                  disabled={isPending}
                  onClick={() => void run(() => client.comment.finish({ id, version }), 'finished')}
                >
                  {translate('app.comments.finish')}
                </Button>
              )}
              {isOwn && !done && (
                <Button
                  size="small"
                  disabled={isPending}
                  onClick={() => setEdited({ since: version, written: writtenOf(comment) })}
                >
                  {translate('app.comments.edit')}
                </Button>
              )}
              {isOwn && (
                <Button size="small" color="error" disabled={isPending} onClick={() => setRemoving(true)}>
                  {translate('app.comments.remove')}
                </Button>
              )}
            </Stack>
          )}
        </>
      )}
      {isLeaving && <LeaveDialog onStay={() => setLeaving(false)} onLeave={giveUp} />}
      {isRemoving && (
        <ConfirmDialog
          resource={resource}
          records={[]}
          running={isPending}
          onClose={() => setRemoving(false)}
          onConfirm={() => void run(() => client.comment.remove({ id, version }), 'removed')}
          offer={{ name: 'remove', action: resource.actions.remove, label: 'app.comments.remove', tone: 'critical' }}
        />
      )}
    </Box>
  )
}
