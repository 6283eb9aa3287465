import { Box, Button, Chip, Skeleton, Stack, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'react-admin'
import { useState } from 'react'
import { useFormat } from '../../core/format.ts'
import { SectionCard } from '../../core/SectionCard.tsx'
import { Failed } from '../../core/Failed.tsx'
import { useTell } from '../../core/actions/useTell.ts'
import { useMay } from '../../core/useMay.ts'
import { useProfileCalls } from './useProfile.ts'
import '../ownTexts.ts'

type Session = Awaited<ReturnType<ReturnType<typeof useProfileCalls>['sessions']>>[number]

/** So many of those that ended are shown at first. */
const few = 4

/** One sign-in: where, and until when, or how it ended. */
const Row = ({ session }: { session: Session }) => {
  const translate = useTranslate()
  const format = useFormat()
  const ended =
    session.endedAt === null ? undefined : translate(`app.own.sessions.ends.${session.endedBy ?? 'expired'}`)
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Box component="span" sx={{ fontWeight: session.endedAt === null ? 600 : 400, overflowWrap: 'anywhere' }}>
          {session.browser ?? translate('app.own.sessions.unknown')}
        </Box>
        <Typography component="span" variant="body2" color="text.secondary">
          {session.ip}
        </Typography>
        {session.isThis && (
          <Chip size="small" color="primary" variant="outlined" label={translate('app.own.sessions.this')} />
        )}
        {!session.isThis && session.endedAt === null && (
          <Chip size="small" color="success" variant="outlined" label={translate('app.own.sessions.live')} />
        )}
      </Stack>
      <Typography variant="body2" color="text.secondary">
        {translate('app.own.sessions.since', { at: format.moment(session.signedInAt) })}
        {' · '}
        {ended === undefined
          ? translate('app.own.sessions.until', { at: format.moment(session.expiresAt) })
          : translate('app.own.sessions.ended', { at: format.moment(session.endedAt!), how: ended })}
      </Typography>
    </Box>
  )
}

/** Where the caller is signed in, and was; and the end of all but this one. */
export const OwnSessions = () => {
  const translate = useTranslate()
  const notify = useNotify()
  const tell = useTell()
  const calls = useProfileCalls()
  const mayEnd = useMay()('profile', 'endOthers') === true
  const client = useQueryClient()
  const [isWhole, setWhole] = useState(false)
  const [isEnding, setEnding] = useState(false)
  const {
    data: sessions,
    error,
    refetch,
  } = useQuery({ queryKey: ['profile', 'sessions'], queryFn: () => calls.sessions({}) })
  const live = sessions?.filter(session => session.endedAt === null) ?? []
  const past = sessions?.filter(session => session.endedAt !== null) ?? []
  const end = async () => {
    setEnding(true)
    try {
      const { ended } = await calls.endOthers({})
      notify('app.own.sessions.done', { type: 'success', messageArgs: { smart_count: ended } })
      await client.invalidateQueries({ queryKey: ['profile', 'sessions'] })
    } catch (caught) {
      tell(caught)
    }
    setEnding(false)
  }
  return (
    <SectionCard title="app.own.sessions.title">
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {!sessions && !error && <Skeleton variant="rounded" height={120} />}
      {sessions && (
        <>
          {mayEnd && (
            <Typography variant="body2" color="text.secondary">
              {translate('app.own.sessions.single')}
            </Typography>
          )}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {[...live, ...(isWhole ? past : past.slice(0, few))].map(session => (
              <Row key={session.id} session={session} />
            ))}
          </Box>
          <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1.5, flexWrap: 'wrap' }}>
            {mayEnd && (
              <Button
                size="small"
                variant="outlined"
                disabled={live.length < 2}
                loading={isEnding}
                onClick={() => void end()}
              >
                {translate('app.own.sessions.endOthers')}
              </Button>
            )}
            {past.length > few && (
              <Button size="small" onClick={() => setWhole(!isWhole)}>
                {translate(isWhole ? 'app.own.sessions.fewer' : 'app.own.sessions.all')}
              </Button>
            )}
          </Stack>
        </>
      )}
    </SectionCard>
  )
}
