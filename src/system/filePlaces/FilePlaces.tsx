import { Alert, Box, Button, Chip, LinearProgress, Skeleton, Stack, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify, usePermissions, useRecordContext, useTranslate } from 'react-admin'
import { useState } from 'react'
import { holds } from '../../../resources/rights.ts'
import { storageSetting } from '../../../resources/system/storageSetting.ts'
import { useTell } from '../../core/actions/useTell.ts'
import { bytesText } from '../../core/bytesText.ts'
import { useFormat } from '../../core/format.ts'
import { LoadFailure } from '../../core/LoadFailure.tsx'
import { useClient } from '../../core/provider.ts'
import { SectionCard, twoColumns } from '../../core/SectionCard.tsx'
import './texts.ts'

/** How often it is asked how far the files have come, in milliseconds. */
const lookEvery = 3000

const stateKey = ['storageSetting', 'state'] as const

const outcomes = {
  works: 'success',
  unreachable: 'error',
  noBucket: 'error',
  refused: 'error',
  failed: 'error',
} as const
type Outcome = keyof typeof outcomes

interface PlaceProps {
  readonly name: 'disk' | 'bucket'
  readonly files: number
  readonly bytes: number
  readonly isChosen: boolean
}

const PlaceLine = ({ name, files, bytes, isChosen }: PlaceProps) => {
  const translate = useTranslate()
  const format = useFormat()
  return (
    <Box>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography variant="subtitle2" component="h3">
          {translate(`app.filePlaces.${name}`)}
        </Typography>
        {isChosen && (
          <Chip size="small" color="primary" variant="outlined" label={translate('app.filePlaces.newHere')} />
        )}
      </Stack>
      <Typography variant="body2" color="text.secondary">
        {files === 0
          ? translate('app.filePlaces.none')
          : translate('app.filePlaces.files', { smart_count: files, size: bytesText(bytes, format) })}
      </Typography>
    </Box>
  )
}

/** What is kept in each place; tries the bucket, and has files moved to where new ones go. */
export const FilePlaces = () => {
  const client = useClient()
  const translate = useTranslate()
  const notify = useNotify()
  const tell = useTell()
  const queries = useQueryClient()
  const { permissions } = usePermissions<ReadonlySet<string>>()
  const [outcome, setOutcome] = useState<Outcome>()
  const [isBusy, setBusy] = useState(false)
  // Each version of the settings may name another place.
  const record = useRecordContext()
  const { data, error, refetch } = useQuery({
    queryKey: [...stateKey, record?.['version']],
    queryFn: async () => await client.storageSetting.state(),
    refetchInterval: query => (query.state.data?.moving ? lookEvery : false),
  })
  const may = (name: string): boolean => permissions !== undefined && holds(permissions, `storageSetting:${name}`)
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true)
    setOutcome(undefined)
    try {
      await work()
    } catch (failure) {
      tell(failure)
    } finally {
      setBusy(false)
    }
  }
  const test = () => run(async () => setOutcome((await client.storageSetting.test({})).outcome))
  const move = (isOn: boolean) =>
    run(async () => {
      await (isOn ? client.storageSetting.move({}) : client.storageSetting.stop({}))
      notify(isOn ? 'app.filePlaces.started' : 'app.filePlaces.stopped', { type: 'success' })
      await queries.invalidateQueries({ queryKey: stateKey })
    })
  if (error) return <LoadFailure resource={storageSetting} error={error} retry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={120} />
  const { place, moving, environment } = data
  const isIncomplete = record?.['place'] === 'bucket' && !data.complete
  const all = data.diskFiles + data.bucketFiles
  const elsewhere = place === 'disk' ? data.bucketFiles : data.diskFiles
  return (
    <SectionCard title="app.filePlaces.title">
      <Stack spacing={1.5}>
        {isIncomplete && <Alert severity="warning">{translate('app.filePlaces.incomplete')}</Alert>}
        {environment && <Alert severity="info">{translate('app.filePlaces.byEnvironment')}</Alert>}
        <Box sx={{ ...twoColumns, rowGap: 1.5 }}>
          <PlaceLine name="disk" files={data.diskFiles} bytes={data.diskBytes} isChosen={place === 'disk'} />
          <PlaceLine name="bucket" files={data.bucketFiles} bytes={data.bucketBytes} isChosen={place === 'bucket'} />
        </Box>
        {moving && elsewhere > 0 && (
          <Box role="status">
            <Typography variant="body2" sx={{ mb: 0.5 }}>
              {translate('app.filePlaces.moving', { done: all - elsewhere, all })}
            </Typography>
            <LinearProgress
              variant="determinate"
              value={((all - elsewhere) / all) * 100}
              aria-label={translate('app.filePlaces.title')}
            />
          </Box>
        )}
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          {data.complete && may('test') && (
            <Button variant="outlined" size="small" disabled={isBusy} onClick={() => void test()}>
              {translate('app.filePlaces.test')}
            </Button>
          )}
          {may('move') && !moving && elsewhere > 0 && (
            <Button variant="outlined" size="small" disabled={isBusy} onClick={() => void move(true)}>
              {translate('app.filePlaces.moveTo', { smart_count: elsewhere })}
            </Button>
          )}
          {may('move') && moving && elsewhere > 0 && (
            <Button variant="outlined" size="small" color="error" disabled={isBusy} onClick={() => void move(false)}>
              {translate('app.filePlaces.stop')}
            </Button>
          )}
        </Stack>
        <Box role="status">
          {outcome && <Alert severity={outcomes[outcome]}>{translate(`app.filePlaces.${outcome}`)}</Alert>}
        </Box>
      </Stack>
    </SectionCard>
  )
}
