import { Alert, Stack } from '@mui/material'
import { EditBase, RecordContextProvider, useEditContext, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { AnyResource } from '../../../resources/schema/index.ts'
import { hindrance } from '../actions/rowActions.ts'
import { useReason } from '../actions/useReason.ts'
import { AroundPage } from '../AroundPage.tsx'
import { blueprintOf } from '../blueprint.ts'
import type { Blueprint } from '../blueprint.ts'
import { drafts } from '../../drafts/index.ts'
import { LoadFailure, useLoadOptions } from '../LoadFailure.tsx'
import { RightsProvider } from '../rights.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { PageSkeleton } from '../PageSkeleton.tsx'
import { editPath, showPath } from '../paths.ts'
import { useFormat } from '../format.ts'
import { recordTitle } from '../recordTitle.ts'
import { ShowSections } from '../show/ShowSections.tsx'
import { differences } from './changes.ts'
import { RecordForm } from './RecordForm.tsx'
import { RevealProvider } from './reveal.tsx'
import { StaleDialog } from './StaleDialog.tsx'
import { useSave } from './useSave.ts'
import { useStarted } from './useStarted.ts'

/** The form of a record with what follows from saving it too late. */
export const Editing = ({ blueprint, record, onReload, onSaved, onCancel }: {
  readonly blueprint: Blueprint
  readonly record: RaRecord
  readonly onReload: (record: RaRecord) => void
  /** Instead of leading to the record's page. */
  readonly onSaved?: (record: RaRecord) => void
  readonly onCancel?: () => void
}) => {
  const { resource } = blueprint
  const { save, overwrite, conflict, isSaved, dismiss } = useSave(blueprint, onSaved)
  const names = blueprint.form.flatMap(section => section.fields.map(shown => shown.name))
  return (
    <>
      <RecordForm
        blueprint={blueprint} record={record} backTo={showPath(resource.name, record.id)}
        onSave={values => save(values, record)} isSaved={isSaved} {...(onCancel ? { onCancel } : {})}
      />
      {conflict && (
        <StaleDialog
          blueprint={blueprint} differences={differences(names, record, conflict.changes, conflict.theirs)}
          mine={{ ...record, ...conflict.changes }} theirs={conflict.theirs} onClose={dismiss}
          onReload={() => {
            drafts.drop(editPath(resource.name, record.id))
            dismiss()
            onReload(conflict.theirs)
          }}
          onOverwrite={() => void overwrite(conflict)}
        />
      )}
    </>
  )
}

const EditBody = ({ resource }: { resource: AnyResource }) => {
  const blueprint = blueprintOf(resource)
  const translate = useTranslate()
  const format = useFormat()
  const reason = useReason(resource)
  const { record: read, isFetching, error, refetch } = useEditContext<RaRecord>()
  const [record, setRecord] = useStarted({ record: read, isFetching })
  if (!record && error) return <LoadFailure resource={resource} error={error} retry={() => void refetch()} />
  if (!record) return <PageSkeleton />
  const hindered = hindrance('update', resource.actions['update'], record)
  return (
    <RecordContextProvider value={record}>
      <RevealProvider blueprint={blueprint} record={record}>
        <PageHeader title={translate('app.generator.editTitle', { name: recordTitle(resource, record, format) })} />
        {hindered
          ? (
            <Stack spacing={2}>
              <Alert severity="info">{translate('app.generator.locked', { reason: reason(hindered) })}</Alert>
              <ShowSections blueprint={blueprint} record={record} />
            </Stack>
          )
          : <Editing key={`${record.id}:${record['version']}`} blueprint={blueprint} record={record} onReload={setRecord} />}
      </RevealProvider>
    </RecordContextProvider>
  )
}

/** The page on which a record is changed. It always waits for the server; where the state forbids changes it says why. */
export const EditPage = ({ resource }: { resource: AnyResource }) => (
  <RightsProvider resource={resource}>
    <EditBase disableAuthentication resource={resource.name} mutationMode="pessimistic" queryOptions={useLoadOptions()}>
      <AroundPage resource={resource} page="edit"><EditBody resource={resource} /></AroundPage>
    </EditBase>
  </RightsProvider>
)
