import { useEffect, useMemo, useState } from 'react'
import { useCreate } from 'react-admin'
import { resources } from '../../../resources/index.ts'
import { RecordForm } from '../../core/form/RecordForm.tsx'
import { useRefusal } from '../../core/form/useRefusal.ts'
import { presentationOf } from '../../core/present.ts'
import { resourceView } from '../../core/resourceView.ts'
import { RightsProvider } from '../../core/rights.tsx'
import { WorkingThrough } from '../../patients/workingThrough.ts'
import { useTellSaved } from '../../core/useTellSaved.ts'

const known = ['patient']

interface FollowUpFormProps {
  readonly patient: number
  /** It is being stored, or not any more. */
  readonly onSaving: (isSaving: boolean) => void
  /** What was said is stored. */
  readonly onSaved: () => void
  readonly onCancel: () => void
}

/** The form of a follow-up, of a child that is known. What is typed for one child is kept for that child alone. */
export const FollowUpForm = ({ patient, onSaving, onSaved, onCancel }: FollowUpFormProps) => {
  const resource = resources.followUp
  const tellSaved = useTellSaved(resource)
  const refusal = useRefusal()
  const [create] = useCreate()
  const [isSaved, setSaved] = useState(false)
  const initial = useMemo(() => presentationOf('followUp').begins?.() ?? {}, [])
  const blueprint = useMemo(() => {
    const view = resourceView(resource)
    return {
      ...view,
      form: view.form.map(section => ({
        ...section,
        fields: section.fields.filter(({ name }) => !known.includes(name)),
      })),
    }
  }, [resource])
  // The draft goes with what was saved before the next child takes the form's place.
  useEffect(() => {
    if (isSaved) onSaved()
  }, [isSaved, onSaved])
  const save = async (values: Readonly<Record<string, unknown>>, idempotencyKey?: string) => {
    onSaving(true)
    try {
      const record = await create(
        'followUp',
        { data: { ...values, patient }, meta: { idempotencyKey } },
        { returnPromise: true },
      )
      tellSaved('created', record)
      setSaved(true)
    } catch (error) {
      return refusal(error)
    } finally {
      onSaving(false)
    }
    return undefined
  }
  return (
    <WorkingThrough value="app.callList.saveNext">
      <RightsProvider resource={resource}>
        <RecordForm
          blueprint={blueprint}
          backTo="/attendance"
          path={`/callList#${patient}`}
          initial={initial}
          without={known}
          onSave={save}
          isSaved={isSaved}
          onCancel={onCancel}
        />
      </RightsProvider>
    </WorkingThrough>
  )
}
