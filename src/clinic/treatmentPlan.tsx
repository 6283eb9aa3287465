import { Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { caseInfo } from '../../resources/clinic/case.ts'
import { patient } from '../../resources/patients/patient.ts'
import { planTemplate } from '../../resources/clinic/planTemplate.ts'
import { treatmentPlan } from '../../resources/clinic/treatmentPlan.ts'
import { present } from '../core/index.ts'
import { awaitedPart, later } from '../core/later.tsx'
import { newPlanPath } from './plan/newPlanPath.ts'
import { businessToday } from '../shell/installation/businessZone.ts'

const form = () => import('./plan/form.ts')
const show = () => import('./plan/show.ts')

const Label = awaitedPart(async () => (await form()).SaveLabel)
const Saving = () => <>{useTranslate()('ra.action.save')}</>
const SaveLabel = () => (
  <Suspense fallback={<Saving />}>
    <Label />
  </Suspense>
)

const items = {
  Input: later(async () => (await form()).PlanGridInput, 400),
  Cell: later(async () => (await show()).PlanCell, 20),
  wide: true,
}

present(treatmentPlan, {
  SaveLabel,
  begins: () => ({ startsOn: businessToday() }),
  fields: { items },
  formParts: { plan: later(async () => (await form()).PlanStand, 48) },
  buttons: [later(async () => (await show()).PlanButtons, 30)],
  cards: [later(async () => (await show()).PlanEditions, 200)],
  elsewhere: ['replaces'],
})

present(planTemplate, { fields: { items } })

// What a visit advises is planned next.
present(caseInfo, {
  links: [
    {
      label: 'app.plan.open',
      permission: 'treatmentPlan:create',
      to: record => newPlanPath(Number(record['patient'])),
      when: { deleted: false },
    },
  ],
})

present(patient, {
  links: [
    {
      label: 'app.plan.open',
      permission: 'treatmentPlan:create',
      to: ({ id }) => newPlanPath(id),
      when: treatmentPlan.fields.patient.where,
    },
  ],
})
