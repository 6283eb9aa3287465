import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  Typography,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Entity } from '../../../../generator/Entity.ts'

interface Difference {
  readonly file: string
  readonly before: string | null
  readonly after: string
}

/** Asks the development server, which alone knows the tree; no other server has these addresses. */
const ask = async (what: 'look' | 'write', entity: Entity): Promise<readonly Difference[]> => {
  const reply = await fetch(`/__generator/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(entity),
  })
  const answer = (await reply.json()) as readonly Difference[] | { readonly message: string }
  if (Array.isArray(answer)) return answer as readonly Difference[]
  throw new Error('message' in answer ? answer.message : reply.statusText)
}

/** What a file has more and what it has less, line by line where both have most in common. */
const linesOf = ({ before, after }: Difference): readonly { readonly sign: '+' | '-'; readonly line: string }[] => {
  const [had, has] = [(before ?? '').split('\n'), after.split('\n')]
  const [old, now] = [new Set(had), new Set(has)]
  return [
    ...had.filter(line => line !== '' && !now.has(line)).map(line => ({ sign: '-' as const, line })),
    ...has.filter(line => line !== '' && !old.has(line)).map(line => ({ sign: '+' as const, line })),
  ]
}

interface TreeDialogProps {
  readonly entity: Entity
  readonly onClose: () => void
}

/** What the entity would change in the tree, to be looked at before it is written there. */
export const TreeDialog = ({ entity, onClose }: TreeDialogProps) => {
  const translate = useTranslate()
  const title = useId()
  const [written, setWritten] = useState(false)
  const [failure, setFailure] = useState<string>()
  const t = (key: string): string => translate(`app.codeGenerator.tree.${key}`)
  const { data, error } = useQuery({
    queryKey: ['generator', 'tree', entity],
    queryFn: async () => await ask('look', entity),
    retry: false,
    gcTime: 0,
  })
  const write = async (): Promise<void> => {
    try {
      await ask('write', entity)
      setWritten(true)
    } catch (thrown) {
      setFailure(thrown instanceof Error ? thrown.message : String(thrown))
    }
  }
  const wrong = failure ?? (error ? error.message : undefined)
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="md">
      <DialogTitle id={title}>{t('title')}</DialogTitle>
      <DialogContent>
        {wrong !== undefined && (
          <Alert severity="error" lang="en">
            {wrong}
          </Alert>
        )}
        {written && <Alert severity="success">{t('written')}</Alert>}
        {!data && wrong === undefined && <Skeleton variant="rounded" height={320} aria-busy="true" />}
        {!written && data?.length === 0 && <Alert severity="info">{t('same')}</Alert>}
        {!written &&
          data?.map(difference => (
            <Box key={difference.file} sx={{ mb: 2 }}>
              <Typography component="code" variant="body2" sx={{ fontFamily: 'monospace' }}>
                {difference.file}
              </Typography>
              <Box
                component="pre"
                lang="en"
                tabIndex={0}
                aria-label={difference.file}
                sx={{
                  m: 0,
                  mt: 0.5,
                  p: 1.25,
                  maxHeight: 240,
                  overflow: 'auto',
                  bgcolor: 'action.hover',
                  borderRadius: 1,
                  fontSize: '0.8125rem',
                }}
              >
                {linesOf(difference).map(({ sign, line }, at) => (
                  <Box
                    key={at}
                    component="code"
                    sx={{ display: 'block', color: sign === '+' ? 'success.main' : 'error.main' }}
                  >
                    {sign} {line}
                  </Box>
                ))}
              </Box>
            </Box>
          ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate(written ? 'ra.action.close' : 'ra.action.cancel')}</Button>
        {written ? (
          <Button variant="contained" href={`/${entity.resource.name}`}>
            {t('open')}
          </Button>
        ) : (
          <Button variant="contained" disabled={!data || data.length === 0} onClick={() => void write()}>
            {t('write')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
