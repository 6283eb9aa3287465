import { Alert, Box, Stack } from '@mui/material'
import { RecordContextProvider, ResourceContextProvider, useGetOne } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import type { ReactNode } from 'react'
import { singletonId } from '../../../resources/core/fields.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { drafts } from '../../shell/drafts/index.ts'
import type { DraftValues } from '../../shell/drafts/index.ts'
import { ActionButtons } from '../actions/ActionButtons.tsx'
import { ActionsProvider } from '../actions/ActionsProvider.tsx'
import { unavailableReason } from '../actions/rowActions.ts'
import { useErrorText } from '../actions/useErrorText.ts'
import { useOffers } from '../actions/useOffers.ts'
import { resourceView } from '../resourceView.ts'
import { PageSkeleton } from '../PageSkeleton.tsx'
import { RightsProvider, useCanSee } from '../rights.tsx'
import { SectionCard } from '../SectionCard.tsx'
import { HistoryPanel } from '../show/HistoryPanel.tsx'
import { ShowSections } from '../show/ShowSections.tsx'
import { Editing } from './EditPage.tsx'
import { Locked } from './Locked.tsx'
import { RevealProvider } from './reveal.tsx'
import { useStarted } from './useStarted.ts'

interface SingletonPanelProps {
  readonly resource: AnyResource
  readonly children?: ReactNode
}

const nothing: DraftValues = {}

const Body = ({ resource, children }: SingletonPanelProps) => {
  const blueprint = resourceView(resource)
  const canSee = useCanSee()
  const textOf = useErrorText()
  // A page may show several of them.
  const path = `${useLocation().pathname}#${resource.name}`
  const offers = useOffers(resource)
  const { data, error, isFetching, refetch } = useGetOne<RaRecord>(resource.name, { id: singletonId })
  const [started, setStarted] = useStarted({ record: data, isFetching })
  const begin = useCallback(
    (stored: RaRecord, since: DraftValues = nothing) => {
      drafts.drop(path)
      setStarted(stored, Object.keys(since).length > 0 ? { typed: since } : undefined)
    },
    [path, setStarted],
  )
  // What was done with it makes it another version, and takes nothing away that is typed.
  const done = useCallback(() => {
    void refetch().then(({ data: stored }) => {
      if (stored) begin(stored, drafts.held(path)?.values)
    })
  }, [refetch, begin, path])
  if (!started && error) return <Alert severity="error">{textOf(error)}</Alert>
  if (!started) return <PageSkeleton />
  const { record, turn } = started
  const unavailable = unavailableReason('update', resource.actions['update'], record)
  return (
    <RecordContextProvider value={record}>
      <RevealProvider blueprint={blueprint} record={record}>
        <Stack spacing={2}>
          {offers.length > 0 && (
            <ActionsProvider resource={resource} onDone={done}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                <ActionButtons resource={resource} />
              </Box>
            </ActionsProvider>
          )}
          {!canSee(resource.name, 'update') ? (
            <ShowSections blueprint={blueprint} record={record} />
          ) : unavailable ? (
            <Locked blueprint={blueprint} record={record} unavailable={unavailable} />
          ) : (
            <Editing
              key={turn}
              blueprint={blueprint}
              started={started}
              onBegin={setStarted}
              onSaved={begin}
              onCancel={() => begin(record)}
              path={path}
            />
          )}
          {children}
          {canSee(resource.name, 'history') && (
            <SectionCard title="app.generator.history.title">
              <HistoryPanel key={record['version'] as number} blueprint={blueprint} id={record.id} />
            </SectionCard>
          )}
        </Stack>
      </RevealProvider>
    </RecordContextProvider>
  )
}

/**
 * The one record of a singleton: what can be done with it, its form for those who may change it, else its values, what
 * the page adds (with the record in its context), and its history. Part of a page, without a heading.
 */
export const SingletonPanel = ({ resource, children }: SingletonPanelProps) => (
  <ResourceContextProvider value={resource.name}>
    <RightsProvider resource={resource}>
      <Body resource={resource}>{children}</Body>
    </RightsProvider>
  </ResourceContextProvider>
)
