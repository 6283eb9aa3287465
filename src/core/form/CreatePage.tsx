import { lazy, Suspense, useMemo, useState } from 'react'
import { CreateBase, useCreate, useCreateContext, useLocale, useNotify, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { secretsIn } from '../actions/secretsIn.ts'
import { AroundPage } from '../AroundPage.tsx'
import { resourceView } from '../resourceView.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { inSentence } from '../inSentence.ts'
import { RightsProvider } from '../rights.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { recordLabel } from '../recordLabel.ts'
import { resourceName } from '../resourceName.ts'
import { presentationOf } from '../present.ts'
import { RecordForm } from './RecordForm.tsx'
import { useLeave } from './useLeave.ts'
import { useRefusal } from './useRefusal.ts'

// So comes what is shown once.
const GivenDialog = lazy(async () => ({ default: (await import('../actions/GivenDialog.tsx')).GivenDialog }))

interface Shown { readonly record: RaRecord; readonly given: Readonly<Record<string, unknown>> }

const NewRecord = ({ resource }: { resource: AnyResource }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const refusal = useRefusal()
  const locale = useLocale()
  const [saved, leave] = useLeave(resource)
  const { isPending } = useCreateContext()
  const [create] = useCreate()
  const initial = useMemo(() => presentationOf(resource.name).begins?.() ?? {}, [resource])
  const [shown, setShown] = useState<Shown>()
  const save = async (data: Record<string, unknown>) => {
    let told: Readonly<Record<string, unknown>> = {}
    try {
      const record = await create(resource.name, { data, meta: { onGiven: (given: typeof told) => { told = given } } }, { returnPromise: true })
      notify('ra.notification.created', { type: 'success', messageArgs: { smart_count: 1 } })
      // What is shown once is read before the page is left.
      if (Object.keys(secretsIn(resource.actions['create']!, told)).length > 0) setShown({ record, given: told })
      else leave(record.id)
    } catch (error) {
      return refusal(error)
    }
    return undefined
  }
  if (isPending) return null
  return (
    <>
      <PageHeader title={translate('app.generator.createTitle', { name: inSentence(resourceName(translate, resource.name, 1)) })} />
      <RecordForm blueprint={resourceView(resource)} backTo={`/${resource.name}`} initial={initial} onSave={save} isSaved={saved !== undefined || shown !== undefined} />
      {shown && (
        <Suspense fallback={null}>
          <GivenDialog resource={resource} action="create" title={recordLabel(resource, shown.record, locale)} given={[{ given: shown.given }]} onClose={() => leave(shown.record.id)} />
        </Suspense>
      )}
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
