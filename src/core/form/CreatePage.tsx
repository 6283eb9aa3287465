import { useEffect, useMemo, useState } from 'react'
import { CreateBase, useCreate, useCreateContext, useGetOne, useLocale, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { copyOf } from '../../../resources/core/copyOf.ts'
import { lasting } from '../actions/lasting.ts'
import { secretsIn } from '../actions/secretsIn.ts'
import { AroundPage } from '../AroundPage.tsx'
import { EachRecord } from '../EachRecord.tsx'
import { resourceView } from '../resourceView.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { inSentence } from '../inSentence.ts'
import { LoadFailure } from '../LoadFailure.tsx'
import { hasRight, RightsProvider, useCanSee } from '../rights.tsx'
import { PageSkeleton } from '../PageSkeleton.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { recordLabel } from '../recordLabel.ts'
import { resourceName } from '../resourceName.ts'
import { presentationOf } from '../present.ts'
import { RecordForm } from './RecordForm.tsx'
import { useLeave } from './useLeave.ts'
import { useOwnBeginning } from './useOwnBeginning.ts'
import { useRefusal } from './useRefusal.ts'
import { useTellSaved } from '../useTellSaved.ts'

const NewRecord = ({ resource, copied }: { resource: AnyResource; copied: Readonly<Record<string, unknown>> }) => {
  const translate = useTranslate()
  const tellSaved = useTellSaved(resource)
  const refusal = useRefusal()
  const locale = useLocale()
  const [saved, leave] = useLeave(resource)
  const own = useOwnBeginning(resource)
  const { isPending } = useCreateContext()
  const [create] = useCreate()
  // A day that a new record begins with goes before that of the record it was copied from.
  const initial = useMemo(
    () => ({ ...own, ...copied, ...presentationOf(resource.name).begins?.() }),
    [resource, own, copied],
  )
  const [isGiven, setGiven] = useState(false)
  const save = async (data: Readonly<Record<string, unknown>>, idempotencyKey?: string) => {
    let told: Readonly<Record<string, unknown>> = {}
    try {
      const record = await create(
        resource.name,
        {
          data,
          meta: {
            idempotencyKey,
            onGiven: (given: typeof told) => {
              told = given
            },
          },
        },
        { returnPromise: true },
      )
      tellSaved('created', record)
      // What is shown once is read before the page is left.
      if (Object.keys(secretsIn(resource.actions['create']!, told)).length === 0) leave(record.id)
      else {
        setGiven(true)
        lasting.show({
          kind: 'given',
          resource,
          action: 'create',
          title: recordLabel(resource, record, locale),
          given: [{ given: told }],
          onRead: () => leave(record.id),
        })
      }
    } catch (error) {
      return refusal(error)
    }
    return undefined
  }
  if (isPending || !own) return null
  return (
    <>
      <PageHeader
        title={translate('app.generator.createTitle', { name: inSentence(resourceName(translate, resource.name, 1)) })}
      />
      <RecordForm
        blueprint={resourceView(resource)}
        backTo={`/${resource.name}`}
        initial={initial}
        onSave={save}
        isSaved={saved !== undefined || isGiven}
      />
    </>
  )
}

const nothing = {}

/** The form, once the record is there that it begins with. */
const Duplicate = ({ resource, id }: { resource: AnyResource; id: string }) => {
  const { data, error, refetch } = useGetOne<RaRecord>(
    resource.name,
    { id: Number(id) },
    { retry: false, refetchOnWindowFocus: false },
  )
  const canSee = useCanSee()
  const [read, setRead] = useState<RaRecord>()
  // What is read again later must not take back what was typed.
  useEffect(() => {
    if (data) setRead(now => now ?? data)
  }, [data])
  const copied = useMemo(() => read && copyOf(resource, read, may => hasRight(canSee, may)), [resource, read, canSee])
  if (error && !copied) return <LoadFailure resource={resource} error={error} retry={() => void refetch()} />
  return copied ? <NewRecord resource={resource} copied={copied} /> : <PageSkeleton />
}

const Beginning = ({ resource }: { resource: AnyResource }) => {
  const id = new URLSearchParams(useLocation().search).get('duplicate')
  const canSee = useCanSee()
  const mayCopy = resource.actions['create']?.duplicate === true && canSee(resource.name, 'get')
  return mayCopy && id !== null && /^[1-9]\d{0,8}$/.test(id) ? (
    <Duplicate resource={resource} id={id} />
  ) : (
    <NewRecord resource={resource} copied={nothing} />
  )
}

/** The page for a new record. It leads to the record's page when the server has stored it. */
export const CreatePage = ({ resource }: { resource: AnyResource }) => (
  <RightsProvider resource={resource}>
    <EachRecord>
      <CreateBase disableAuthentication resource={resource.name} mutationMode="pessimistic">
        <AroundPage resource={resource} page="create">
          <Beginning resource={resource} />
        </AroundPage>
      </CreateBase>
    </EachRecord>
  </RightsProvider>
)
