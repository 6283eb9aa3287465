import { EditBase, RecordContextProvider, useEditContext, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useCallback, useRef } from 'react'
import type { AnyResource } from '../../../resources/core/index.ts'
import { unavailableReason } from '../actions/rowActions.ts'
import { AroundPage } from '../AroundPage.tsx'
import { EachRecord } from '../EachRecord.tsx'
import { resourceView } from '../resourceView.ts'
import type { ResourceView } from '../resourceView.ts'
import { drafts } from '../../shell/drafts/index.ts'
import type { DraftValues } from '../../shell/drafts/index.ts'
import { LoadFailure, useLoadOptions } from '../LoadFailure.tsx'
import { RightsProvider } from '../rights.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { PageSkeleton } from '../PageSkeleton.tsx'
import { editPath, showPath } from '../paths.ts'
import { useFormat } from '../format.ts'
import { inSentence } from '../inSentence.ts'
import { recordTitle } from '../recordTitle.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { Locked } from './Locked.tsx'
import { RecordForm } from './RecordForm.tsx'
import { RevealProvider } from './reveal.tsx'
import { typedSince } from './typedSince.ts'
import { useSave } from './useSave.ts'
import { useStarted } from './useStarted.ts'
import type { Begin, Started } from './useStarted.ts'

/** The form of a record with what follows from saving it too late. It is one for each turn of its beginning. */
export const Editing = ({
  blueprint,
  started,
  onBegin,
  onSaved,
  onCancel,
  path: ownPath,
}: {
  readonly blueprint: ResourceView
  readonly started: Started
  readonly onBegin: Begin
  /** Instead of leading to the record's page: told the stored record, and what was typed while it was saved. */
  readonly onSaved?: (record: RaRecord, since: DraftValues) => void
  readonly onCancel?: () => void
  /** Under which a draft is kept, where it is not the address of the form. */
  readonly path?: string
}) => {
  const { resource } = blueprint
  const { record, resumed } = started
  const path = ownPath ?? editPath(resource.name, record.id)
  const begin = useCallback<Begin>(
    (stored, more) => {
      drafts.drop(path)
      onBegin(stored, more)
    },
    [path, onBegin],
  )
  const sent = useRef<DraftValues>({})
  const held = (): DraftValues => drafts.held(path)?.values ?? {}
  const { save, conflict, isSaved, dismiss } = useSave(
    blueprint,
    begin,
    onSaved && (stored => onSaved(stored, typedSince(sent.current, held(), record))),
  )
  return (
    <>
      <RecordForm
        blueprint={blueprint}
        record={record}
        path={path}
        backTo={showPath(resource.name, record.id)}
        {...(resumed ? { resumed } : {})}
        onSave={values => {
          sent.current = held()
          return save(values, record)
        }}
        isSaved={isSaved}
        {...(onCancel ? { onCancel } : {})}
      />
      {conflict && (
        <ConflictDialog
          blueprint={blueprint}
          conflict={conflict}
          onClose={dismiss}
          onReload={() => {
            dismiss()
            begin(conflict.theirs, { typed: conflict.merge.changes })
          }}
        />
      )}
    </>
  )
}

const EditBody = ({ resource }: { resource: AnyResource }) => {
  const blueprint = resourceView(resource)
  const translate = useTranslate()
  const format = useFormat()
  const { record: read, isFetching, error, refetch } = useEditContext<RaRecord>()
  const [started, begin] = useStarted({ record: read, isFetching })
  if (!started && error) return <LoadFailure resource={resource} error={error} retry={() => void refetch()} />
  if (!started) return <PageSkeleton />
  const { record, turn } = started
  const unavailable = unavailableReason('update', resource.actions['update'], record)
  const { title, below } = recordTitle(resource, record, format, translate)
  const editing = (name: string) => translate('app.generator.editTitle', { name })
  const headed = below === undefined ? { title: editing(title) } : { title, below: editing(inSentence(below)) }
  return (
    <RecordContextProvider value={record}>
      <RevealProvider blueprint={blueprint} record={record}>
        <PageHeader {...headed} />
        {unavailable ? (
          <Locked blueprint={blueprint} record={record} unavailable={unavailable} />
        ) : (
          <Editing key={`${record.id}:${turn}`} blueprint={blueprint} started={started} onBegin={begin} />
        )}
      </RevealProvider>
    </RecordContextProvider>
  )
}

/**
 * The page on which a record is changed. It always waits for the server; where the state forbids changes it says why.
 */
export const EditPage = ({ resource }: { resource: AnyResource }) => (
  <RightsProvider resource={resource}>
    <EachRecord>
      <EditBase
        disableAuthentication
        resource={resource.name}
        mutationMode="pessimistic"
        queryOptions={useLoadOptions(resource)}
      >
        <AroundPage resource={resource} page="edit">
          <EditBody resource={resource} />
        </AroundPage>
      </EditBase>
    </EachRecord>
  </RightsProvider>
)
