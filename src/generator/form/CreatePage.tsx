import { useMemo } from 'react'
import { CreateBase, useCreate, useCreateContext, useNotify, useTranslate } from 'react-admin'
import { AroundPage } from '../AroundPage.tsx'
import { blueprintOf } from '../blueprint.ts'
import type { AnyResource } from '../../../resources/schema/index.ts'
import { inSentence } from '../inSentence.ts'
import { RightsProvider } from '../rights.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { resourceName } from '../resourceName.ts'
import { presentationOf } from '../present.ts'
import { RecordForm } from './RecordForm.tsx'
import { useLeave } from './useLeave.ts'
import { useRefusal } from './useRefusal.ts'

const NewRecord = ({ resource }: { resource: AnyResource }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const refusal = useRefusal()
  const [saved, leave] = useLeave(resource)
  const { isPending } = useCreateContext()
  const [create] = useCreate()
  const initial = useMemo(() => presentationOf(resource.name).begins?.() ?? {}, [resource])
  const save = async (data: Record<string, unknown>) => {
    try {
      const record = await create(resource.name, { data }, { returnPromise: true })
      notify('ra.notification.created', { type: 'success', messageArgs: { smart_count: 1 } })
      leave(record.id)
    } catch (error) {
      return refusal(error)
    }
    return undefined
  }
  if (isPending) return null
  return (
    <>
      <PageHeader title={translate('app.generator.createTitle', { name: inSentence(resourceName(translate, resource.name, 1)) })} />
      <RecordForm blueprint={blueprintOf(resource)} backTo={`/${resource.name}`} initial={initial} onSave={save} isSaved={saved !== undefined} />
    </>
  )
}

/** The page for a new record. It leads to the record's page when the server has stored it. */
export const CreatePage = ({ resource }: { resource: AnyResource }) => (
  <RightsProvider resource={resource}>
    <CreateBase disableAuthentication resource={resource.name} mutationMode="pessimistic">
      <AroundPage resource={resource} page="create"><NewRecord resource={resource} /></AroundPage>
    </CreateBase>
  </RightsProvider>
)
