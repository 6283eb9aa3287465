import { Alert, Stack } from '@mui/material'
import { RecordContextProvider, ResourceContextProvider, useGetOne } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import type { ReactNode } from 'react'
import { singletonId } from '../../../resources/core/fields.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { drafts } from '../../shell/drafts/index.ts'
import { useErrorText } from '../actions/useErrorText.ts'
import { resourceView } from '../resourceView.ts'
import { PageSkeleton } from '../PageSkeleton.tsx'
import { RightsProvider, useCanSee } from '../rights.tsx'
import { SectionCard } from '../SectionCard.tsx'
import { HistoryPanel } from '../show/HistoryPanel.tsx'
import { ShowSections } from '../show/ShowSections.tsx'
import { Editing } from './EditPage.tsx'
import { RevealProvider } from './reveal.tsx'
import { useStarted } from './useStarted.ts'

interface SingletonPanelProps {
  readonly resource: AnyResource
  readonly children?: ReactNode
}

const Body = ({ resource, children }: SingletonPanelProps) => {
  const blueprint = resourceView(resource)
  const canSee = useCanSee()
  const textOf = useErrorText()
  // A page may show several of them.
  const path = `${useLocation().pathname}#${resource.name}`
  const { data, error, isFetching } = useGetOne<RaRecord>(resource.name, { id: singletonId })
  const [started, setStarted] = useStarted({ record: data, isFetching })
  const begin = useCallback(
    (stored: RaRecord) => {
      drafts.drop(path)
      setStarted(stored)
    },
    [path, setStarted],
  )
  if (!started && error) return <Alert severity="error">{textOf(error)}</Alert>
  if (!started) return <PageSkeleton />
  const { record, turn } = started
  return (
    <RecordContextProvider value={record}>
      <RevealProvider blueprint={blueprint} record={record}>
        <Stack spacing={2}>
          {canSee(resource.name, 'update') ? (
            <Editing
              key={turn}
              blueprint={blueprint}
              started={started}
              onBegin={setStarted}
              onSaved={begin}
              onCancel={() => begin(record)}
              path={path}
            />
          ) : (
            <ShowSections blueprint={blueprint} record={record} />
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
 * The one record of a singleton: its form for those who may change it, else its values, what the page adds (with the
 * record in its context), and its history. Part of a page, without a heading.
 */
export const SingletonPanel = ({ resource, children }: SingletonPanelProps) => (
  <ResourceContextProvider value={resource.name}>
    <RightsProvider resource={resource}>
      <Body resource={resource}>{children}</Body>
    </RightsProvider>
  </ResourceContextProvider>
)
