import { ResourceContextProvider, useCreate, useTranslate } from 'react-admin'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { caseInfo } from '../../../resources/clinic/case.ts'
import { patient as patientResource } from '../../../resources/patients/patient.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { useSay } from '../../core/actions/useSay.ts'
import type { DraftValues } from '../../shell/drafts/index.ts'
import { resourceView } from '../../core/resourceView.ts'
import type { ResourceView } from '../../core/resourceView.ts'
import { RecordForm } from '../../core/form/RecordForm.tsx'
import { useLeave } from '../../core/form/useLeave.ts'
import { useOwnBeginning } from '../../core/form/useOwnBeginning.ts'
import type { Beginning } from '../../core/form/useOwnBeginning.ts'
import { useRefusal } from '../../core/form/useRefusal.ts'
import { RightsProvider } from '../../core/rights.tsx'
import { PageHeader } from '../../core/PageHeader.tsx'
import { businessToday } from '../../shell/installation/businessZone.ts'
import { VisitPatientProvider } from '../visit/visitPatient.ts'
import type { VisitPatient } from '../visit/visitPatient.ts'
import { idIn } from '../../core/idIn.ts'
import { PatientPart } from './PatientPart.tsx'
import type { Mode } from './PatientPart.tsx'
import { useNewPatient } from './useNewPatient.ts'
import { useTellSaved } from '../../core/useTellSaved.ts'

const resource: AnyResource = caseInfo

/** The form of a case without its patient, who has a part of the page. */
const caseBlueprint = (): ResourceView => {
  const whole = resourceView(resource)
  return {
    ...whole,
    form: whole.form.map(section => ({ ...section, fields: section.fields.filter(({ name }) => name !== 'patient') })),
  }
}

const withoutPatient = ['patient'] as const
const nothingLeftOut: readonly string[] = []

const NewCase = ({ patient, own }: { patient: number | null; own: Beginning }) => {
  const blueprint = useMemo(caseBlueprint, [])
  const newPatient = useNewPatient(own)
  const [mode, setMode] = useState<Mode>('pick')
  const [child, setChild] = useState<VisitPatient>({})
  const [chosen, setChosen] = useState(patient)
  const choose = useRef<(id: number | null) => void>(() => undefined)
  const initial = useMemo(() => ({ patient, examinedOn: businessToday() }), [patient])
  const [create] = useCreate()
  const tellSaved = useTellSaved(resource)
  const say = useSay()
  const translate = useTranslate()
  const refusal = useRefusal()
  const [saved, leave] = useLeave(resource)

  const ready = useCallback((how: (id: number | null) => void) => {
    choose.current = how
  }, [])
  const pick = useCallback((id: number | null) => {
    setMode('pick')
    choose.current(id)
  }, [])

  const save = async (values: Readonly<Record<string, unknown>>, idempotencyKey?: string) => {
    const made = mode === 'make' ? await newPatient.store(idempotencyKey && `${idempotencyKey}:patient`) : undefined
    if (mode === 'make' && !made) return { root: { refused: 'patient' } }
    try {
      const record = await create(
        'case',
        { data: { ...values, patient: made?.id ?? values['patient'] }, meta: { idempotencyKey } },
        { returnPromise: true },
      )
      tellSaved('created', record)
      leave(Number(record.id))
      return undefined
    } catch (error) {
      if (made) {
        // The patient is there: another try must not make it twice.
        newPatient.form.reset()
        pick(made.id)
        say(translate('app.visit.patient.stays', { name: made.name }), { type: 'warning' })
      }
      return refusal(error)
    }
  }

  const beside = useMemo(
    () => ({
      isUnsaved: newPatient.isUnsaved || chosen !== patient,
      // What was typed of a new child is kept also while another one is chosen.
      read: (): DraftValues | undefined => {
        const typed = newPatient.read()
        if (typed) return { newPatient: typed, mode, ...(chosen === patient ? {} : { patient: chosen }) }
        return chosen === patient ? undefined : { patient: chosen }
      },
      restore: ({ newPatient: typed, patient: id, mode: then }: DraftValues) => {
        if (typeof id === 'number') choose.current(id)
        if (typed === null || typeof typed !== 'object') return
        newPatient.restore(typed as DraftValues)
        setMode(then === 'pick' ? 'pick' : 'make')
      },
    }),
    [mode, chosen, patient, newPatient],
  )

  return (
    <VisitPatientProvider value={child}>
      <RecordForm
        blueprint={blueprint}
        path="/newCase"
        backTo="/case"
        initial={initial}
        without={mode === 'make' ? withoutPatient : nothingLeftOut}
        onSave={save}
        isSaved={saved !== undefined}
        beside={beside}
        before={
          <PatientPart
            mode={mode}
            onMode={setMode}
            newPatient={newPatient}
            onChild={setChild}
            onChosen={setChosen}
            onReady={ready}
          />
        }
      />
    </VisitPatientProvider>
  )
}

/** A visit of a child who has no case yet: who it is, what was found, and what is advised. */
export const NewCasePage = () => {
  const translate = useTranslate()
  const [search] = useSearchParams()
  const patient = idIn(search, 'patient') ?? null
  const own = useOwnBeginning(patientResource)
  return (
    <ResourceContextProvider value="case">
      <RightsProvider resource={resource}>
        <PageHeader title={translate('pages.newCase')} />
        {own && <NewCase key={patient} patient={patient} own={own} />}
      </RightsProvider>
    </ResourceContextProvider>
  )
}
