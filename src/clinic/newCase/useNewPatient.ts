import { useCreate } from 'react-admin'
import { useCallback, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import type { DraftValues } from '../../shell/drafts/index.ts'
import { resourceView } from '../../core/resourceView.ts'
import type { ResourceView } from '../../core/resourceView.ts'
import { isSame } from '../../core/form/changes.ts'
import { defaultsOf } from '../../core/form/defaults.ts'
import { useGuarded } from '../../core/form/guards.ts'
import type { Guards } from '../../core/form/guards.ts'
import { keptValues } from '../../core/form/kept.ts'
import type { Beginning } from '../../core/form/useOwnBeginning.ts'
import { useRefusal } from '../../core/form/useRefusal.ts'
import { useResolver } from '../../core/form/useResolver.ts'
import { patient } from '../../../resources/patients/patient.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { inCharge } from './candidates.ts'
import type { Patient } from './candidates.ts'

const resource: AnyResource = patient
const declared = defaultsOf(resource.fields)

/** Those in charge are chosen for the case, which sets them for the patient. */
const patientBlueprint = (): ResourceView => {
  const whole = resourceView(resource)
  const form = whole.form.map(section => ({
    ...section,
    fields: section.fields.filter(({ name }) => !inCharge.includes(name)),
  }))
  return { ...whole, form: form.filter(({ fields }) => fields.length > 0) }
}

export interface NewPatient {
  readonly form: UseFormReturn
  readonly blueprint: ResourceView
  readonly guards: Guards
  readonly isUnsaved: boolean
  /** What was filled in, as a draft may keep it; undefined where nothing was. */
  read(): DraftValues | undefined
  restore(values: DraftValues): void
  /** Stores the patient; undefined where that was not possible, and the fields say why. */
  store(idempotencyKey?: string): Promise<Patient | undefined>
}

/**
 * The form of a patient that is made together with a case: the patient's own fields and rules, saved when the case is.
 * `own` is what new records of this operator begin with.
 */
export const useNewPatient = (own: Beginning): NewPatient => {
  const defaults = useMemo(() => ({ ...declared, ...own }), [own])
  const blueprint = useMemo(patientBlueprint, [])
  const places = useMemo(() => Object.values(blueprint.fields), [blueprint])
  const { guards, resolver } = useGuarded(useResolver(resource.fields, places, resource.rules))
  const form = useForm({ defaultValues: defaults, resolver, mode: 'onBlur' })
  const [create] = useCreate<Patient>()
  const refusal = useRefusal()
  const { getValues, setValue, setError, handleSubmit } = form
  const isUnsaved = Object.keys(form.formState.dirtyFields).length > 0

  const read = useCallback(() => {
    const values = getValues()
    const names = blueprint.form
      .flatMap(section => section.fields.map(({ name }) => name))
      .filter(name => !isSame(values[name] === '' ? null : values[name], defaults[name]))
    const kept = keptValues(resource.fields, values, names)
    return Object.keys(kept).length > 0 ? kept : undefined
  }, [blueprint, defaults, getValues])

  const restore = useCallback(
    (values: DraftValues) => {
      Object.entries(values)
        .filter(([name]) => Object.hasOwn(resource.fields, name))
        .forEach(([name, value]) => setValue(name, value, { shouldDirty: true }))
    },
    [setValue],
  )

  const store = useCallback(
    async (idempotencyKey?: string): Promise<Patient | undefined> => {
      let made: Patient | undefined
      await handleSubmit(async values => {
        try {
          made = (await create(
            'patient',
            { data: values, meta: { idempotencyKey } },
            { returnPromise: true },
          )) as Patient
        } catch (error) {
          const errors = Object.entries(refusal(error)).filter(
            (entry): entry is [string, string] => typeof entry[1] === 'string',
          )
          errors.forEach(([name, message]) => setError(name, { type: 'server', message }))
        }
      })()
      return made
    },
    [handleSubmit, create, refusal, setError],
  )

  return useMemo(
    () => ({ form, blueprint, guards, isUnsaved, read, restore, store }),
    [form, blueprint, guards, isUnsaved, read, restore, store],
  )
}
