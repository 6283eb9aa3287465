import { Box, Button, Card, Typography } from '@mui/material'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { DraftNotice } from '../../core/form/DraftNotice.tsx'
import { useFormat } from '../../core/format.ts'
import { PageHeader } from '../../core/PageHeader.tsx'
import { useDraftState } from '../../shell/drafts/index.ts'
import { askedIn, before, callLists, countsOf, goingOn, passed } from './callList.ts'
import type { CallList } from './callList.ts'
import { ChildCards } from './ChildCards.tsx'
import { childTitleId } from './ChildTitle.tsx'
import { FollowUpForm } from './FollowUpForm.tsx'
import { Progress } from './Progress.tsx'
import { useSteps } from './useSteps.ts'

type Through = ReturnType<typeof countsOf>

/** Nobody to call: where such lists begin, and what came of the one that is through. */
const Idle = ({ through }: { through: Through | undefined }) => {
  const translate = useTranslate()
  const { number } = useFormat()
  return (
    <Card
      variant="outlined"
      sx={{ p: 3, display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 1.5 }}
    >
      <Typography>{translate(through ? 'app.callList.through' : 'app.callList.none')}</Typography>
      {through && (
        <Typography color="text.secondary">
          {translate('app.callList.counts', { saved: number(through.saved), skipped: number(through.skipped) })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {callLists.map(name => (
          <Button key={name} component={Link} to={`/${name}`} variant="outlined">
            {translate(`resources.${name}.name`, { smart_count: 2 })}
          </Button>
        ))}
      </Box>
    </Card>
  )
}

/**
 * Children who are to be called, one after the other: what one has to know, the form beside it, and one key to the
 * next. Where one was is kept.
 */
export const CallListPage = () => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const state = useLocation().state as { through?: Through } | null
  const asked = useMemo(() => askedIn(search), [search])
  const [kept, keep, draft] = useDraftState<CallList | null>('/callList', null)
  const list = goingOn(asked, kept)
  const patient = list?.patients[list.at]
  const isThrough = list !== undefined && patient === undefined
  const through = isThrough ? countsOf(list) : state?.through
  const step = useCallback(
    (to: (from: CallList) => CallList) => {
      if (list) keep(to(list))
    },
    [list, keep],
  )
  // What is through is nothing to come back to.
  useEffect(() => {
    if (!isThrough) return
    if (asked) void navigate('/callList', { replace: true, state: { through } })
    else keep(null)
  }, [isThrough, asked, through, navigate, keep])
  const back = useCallback(() => step(before), [step])
  const skip = useCallback(() => step(from => passed(from, 'skipped')), [step])
  const saved = useCallback(() => step(from => passed(from, 'saved')), [step])
  // Nobody is passed while what was said of them is stored: they would count as skipped, and be told of again.
  const [isSaving, setSaving] = useState(false)
  useSteps(
    useMemo(() => ({ onBack: back, onSkip: skip }), [back, skip]),
    patient !== undefined && !isSaving,
  )
  const cancel = () => void navigate(`/${list?.list ?? callLists[0]}`)
  return (
    <>
      <PageHeader title={translate('pages.callList')} />
      <DraftNotice draft={draft} />
      {!list || patient === undefined ? (
        <Idle through={through} />
      ) : (
        <>
          <Progress list={list} isSaving={isSaving} onBack={back} onSkip={skip} />
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
            }}
          >
            <ChildCards key={patient} patient={patient} />
            <Box
              role="group"
              aria-labelledby={childTitleId(patient)}
              sx={{ position: { lg: 'sticky' }, top: { lg: 120 } }}
            >
              <FollowUpForm key={patient} patient={patient} onSaving={setSaving} onSaved={saved} onCancel={cancel} />
              <Typography
                variant="caption"
                color="text.secondary"
                component="p"
                sx={{ mt: 1, display: { xs: 'none', lg: 'block' } }}
              >
                {translate('app.callList.keys')}
              </Typography>
            </Box>
          </Box>
        </>
      )}
    </>
  )
}
