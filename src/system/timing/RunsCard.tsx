import { Alert, Box, Skeleton, Stack, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import { Link, useGetList, usePermissions, useShowContext, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { holds } from '../../../resources/rights.ts'
import { runTones } from '../../../resources/system/timing.ts'
import { timingLog } from '../../../resources/system/timingLog.ts'
import { useErrorText } from '../../core/actions/useErrorText.ts'
import { useFormat } from '../../core/format.ts'
import { ToneChip } from '../../core/types/ToneChip.tsx'
import { showPath } from '../../core/paths.ts'
import { SectionCard } from '../../core/SectionCard.tsx'
import './texts.ts'

const threeSeconds = 3000
const isLive = (run: RaRecord): boolean => run['state'] === 'waiting' || run['state'] === 'running'

const Run = ({ run }: { run: RaRecord }) => {
  const translate = useTranslate()
  const format = useFormat()
  const state = run['state'] as keyof typeof runTones
  const facts = [
    translate(`resources.timingLog.choices.cause.${run['cause']}`),
    ...(typeof run['records'] === 'number'
      ? [translate('app.timing.runRecords', { count: format.number(run['records']) })]
      : []),
    ...(run['error'] ? [String(run['error'])] : []),
  ]
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, py: 0.75 }}
    >
      <Link to={showPath(timingLog.name, run.id)}>
        <time dateTime={String(run['startedAt'] ?? run['dueAt'])}>
          {format.moment(String(run['startedAt'] ?? run['dueAt']))}
        </time>
      </Link>
      <ToneChip tone={runTones[state]} label={translate(`resources.timingLog.choices.state.${state}`)} />
      <Typography component="span" variant="body2" color="text.secondary">
        {facts.join(' · ')}
      </Typography>
    </Stack>
  )
}

const Runs = ({ job }: { job: RaRecord }) => {
  const translate = useTranslate()
  const textOf = useErrorText()
  const { refetch } = useShowContext()
  const { data, error } = useGetList(
    timingLog.name,
    { filter: { timing: job.id }, pagination: { page: 1, perPage: 5 }, sort: { field: 'id', order: 'DESC' } },
    {
      refetchInterval: ({ state }) => (state.data?.data.some(isLive) ? threeSeconds : false),
    },
  )
  const live = data?.some(isLive) ?? false
  const wasLive = useRef(false)
  useEffect(() => {
    // The job itself says by then how its last run ended.
    if (wasLive.current && !live) void refetch?.()
    wasLive.current = live
  }, [live, refetch])
  return (
    <SectionCard title="app.timing.runs">
      {error && <Alert severity="error">{textOf(error)}</Alert>}
      {!data && !error && <Skeleton height={164} />}
      {data?.length === 0 && <Typography color="text.secondary">{translate('app.timing.noRuns')}</Typography>}
      {data && data.length > 0 && (
        <>
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.map(run => (
              <Run key={run.id} run={run} />
            ))}
          </Box>
          <Box sx={{ mt: 1 }}>
            <Link to={`/${timingLog.name}?filter=${encodeURIComponent(JSON.stringify({ timing: job.id }))}`}>
              {translate('app.timing.allRuns')}
            </Link>
          </Box>
        </>
      )}
    </SectionCard>
  )
}

/**
 * The latest runs of a job, for those who may read the log; while one waits or is under way they are asked for again.
 */
export const RunsCard = ({ record }: { record: RaRecord }) => {
  const { permissions } = usePermissions<ReadonlySet<string>>()
  return permissions && holds(permissions, 'timingLog:list') ? <Runs job={record} /> : null
}
