import { expect, it } from 'vitest'
import { gameRecord } from '../../../resources/training/gameRecord.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { patient } from '../../../resources/patients/patient.ts'
import { timingLog } from '../../../resources/system/timingLog.ts'
import { formatIn } from '../../../src/core/format.ts'
import { recordTitle } from '../../../src/core/recordTitle.ts'
import '../../../src/capabilities.ts'

const title = (resource: AnyResource, record: object, locale: string) => recordTitle(resource, { id: 7, ...record }, formatIn(locale, 'Asia/Shanghai'), key => key)

it('a record is headed with what people know it by, in the language and the time zone of the page', () => {
  const trained = { uuid: '5a3d', patient: 3, patientLabel: '陈宇', startedAt: '2026-10-04T09:00:00Z' }
  expect(title(gameRecord, trained, 'zh')).toBe('陈宇 · 2026/10/04 17:00')
  expect(title(gameRecord, { uuid: '5a3d' }, 'zh')).toBe('5a3d')
  expect(title(timingLog, { name: '核对账目', nameEn: 'Compare the ledger', startedAt: '2026-10-04T09:00:00Z' }, 'en')).toBe('Compare the ledger · Oct 4, 2026, 17:00')
  expect(title(patient, { name: '王子涵' }, 'en')).toBe('王子涵')
})
