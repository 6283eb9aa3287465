import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { FormProvider, useFormState, useWatch } from 'react-hook-form'
import type { AnyResource } from '../../../resources/core/index.ts'
import { useUnsaved } from '../../core/form/FormDraft.tsx'
import { useTellWrong } from '../../core/form/ErrorSummary.tsx'
import { GuardsContext } from '../../core/form/guards.ts'
import { FormSections } from '../../core/form/FormSections.tsx'
import { RightsProvider } from '../../core/rights.tsx'
import type { VisitPatient } from '../visit/visitPatient.ts'
import type { NewPatient } from './useNewPatient.ts'
import { useStaffOf } from './useStaffOf.ts'

interface NewPatientFormProps {
  readonly resource: AnyResource
  readonly newPatient: NewPatient
  readonly onChild: (child: VisitPatient) => void
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
const idOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

/**
 * The patient's own fields within the form of the case. A try to save shows what is wrong in both, and leads to what
 * comes first.
 */
export const NewPatientForm = ({ resource, newPatient: { form, blueprint, guards }, onChild }: NewPatientFormProps) => {
  const { touch } = useUnsaved()
  const tell = useTellWrong()
  const { submitCount, errors } = useFormState()
  const tried = useRef(submitCount)
  const { trigger, watch, control } = form
  const [birthday, hospital]: unknown[] = useWatch({ control, name: ['birthday', 'hospital'] })

  useEffect(() => {
    const watching = watch(() => touch())
    return () => watching.unsubscribe()
  }, [watch, touch])
  const child = useMemo(() => ({ id: 'new' as const, hospital: idOf(hospital) }), [hospital])
  useStaffOf(child)
  useLayoutEffect(
    () => onChild({ birthday: textOf(birthday), hospital: idOf(hospital) }),
    [birthday, hospital, onChild],
  )
  useEffect(() => {
    if (submitCount === tried.current) return
    tried.current = submitCount
    // Where the case is as it should be the patient was asked in turn, and has answered already.
    if (Object.keys(errors).every(name => name === 'root')) return
    // The form around has led to its own first field by then.
    void trigger().then(() => requestAnimationFrame(tell))
  }, [submitCount, errors, trigger, tell])

  return (
    <RightsProvider resource={resource}>
      <FormProvider {...form}>
        <GuardsContext.Provider value={guards}>
          <FormSections blueprint={blueprint} />
        </GuardsContext.Provider>
      </FormProvider>
    </RightsProvider>
  )
}
