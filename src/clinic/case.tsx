import { Suspense } from 'react'
import { Navigate, useTranslate } from 'react-admin'
import { caseInfo } from '../../resources/clinic/case.ts'
import { patient } from '../../resources/patients/patient.ts'
import { present } from '../core/index.ts'
import { awaitedPart, later } from '../core/later.tsx'

const form = () => import('./visit/parts.ts')
const show = () => import('./visit/show/parts.ts')

const Label = awaitedPart(async () => (await form()).SaveLabel)
const Saving = () => <>{useTranslate()('ra.action.save')}</>
const SaveLabel = () => (
  <Suspense fallback={<Saving />}>
    <Label />
  </Suspense>
)

const staff = later(async () => (await form()).StaffInput)

present(caseInfo, {
  enterMoves: true,
  mergesWithin: 'examinedOn',
  SaveLabel,
  fields: { doctor: staff, nurse: staff, trainer: staff },
  formParts: {
    case: later(async () => (await form()).RecordNotice, 0),
    vision: later(async () => (await form()).VisionHints, 120),
  },
  // The patient is chosen, or made, on a page of its own.
  create: () => <Navigate to="/newCase" replace />,
  buttons: [later(async () => (await show()).NewExamination, 30)],
  above: [
    later(async () => (await show()).Summary, 280),
    later(async () => (await import('./eyeChart/CaseChart.tsx')).CaseChart, 480),
  ],
  cards: [later(async () => (await show()).Records, 200)],
  links: [{ label: 'app.eyeChart.open', permission: 'case:get', to: ({ id }) => `/eyeChart?case=${id}` }],
  elsewhere: ['levelRight', 'levelLeft', 'level', 'records'],
})

present(patient, {
  links: [
    {
      label: 'app.visit.open',
      permission: 'case:create',
      to: ({ id }) => `/newCase?patient=${id}`,
      when: caseInfo.fields.patient.where,
    },
  ],
})
