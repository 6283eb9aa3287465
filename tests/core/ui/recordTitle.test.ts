import { expect, it } from 'vitest'
import { caseInfo } from '../../../resources/clinic/case.ts'
import { followUp } from '../../../resources/patients/followUp.ts'
import { gameRecord } from '../../../resources/training/gameRecord.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { patient } from '../../../resources/patients/patient.ts'
import { timingLog } from '../../../resources/system/timingLog.ts'
import { formatIn } from '../../../src/core/format.ts'
import { recordTitle } from '../../../src/core/recordTitle.ts'
import '../../../src/capabilities.ts'

const title = (resource: AnyResource, record: object, locale: string) =>
  recordTitle(resource, { id: 7, ...record }, formatIn(locale, 'Asia/Shanghai'), key => key)

const about = { gender: 'male', age: 99 }
const kind = (name: string) => `resources.${name}.name`

it('a record about a person is headed by name, sex and age, and says below what it is and its number', () => {
  const chart = { patient: 3, patientLabel: '陈宇', number: 'HK-0007', about }
  expect(title(caseInfo, chart, 'zh')).toEqual({
    title: '陈宇 · resources.patient.choices.gender.male · app.generator.age.both',
    below: `${kind('case')} HK-0007`,
  })
  expect(title(followUp, { patientLabel: '陈宇', number: 'F1', at: '2026-10-04T09:00:00Z', about }, 'zh').below).toBe(
    `${kind('followUp')} 2026/10/04 17:00`,
  )
  expect(title(gameRecord, { uuid: '5a3d', patientLabel: '陈宇', startedAt: '2026-10-04T09:00:00Z' }, 'zh')).toEqual({
    title: '陈宇',
    below: `${kind('gameRecord')} 2026/10/04 17:00`,
  })
})

it('a record is headed with what people know it by, in the language and the time zone of the page', () => {
  expect(title(gameRecord, { uuid: '5a3d' }, 'zh')).toEqual({ title: '5a3d' })
  expect(
    title(timingLog, { name: '核对账目', nameEn: 'Compare the ledger', startedAt: '2026-10-04T09:00:00Z' }, 'en'),
  ).toEqual({ title: 'Compare the ledger · Oct 4, 2026, 17:00' })
  expect(title(patient, { name: '王子涵', gender: 'female' }, 'en')).toEqual({
    title: '王子涵 · resources.patient.choices.gender.female',
  })
})
