import { dateIn } from '../../../domain/calendar.ts'
import { day, later } from '../../../server/core/lifetime.ts'
import { jobNamed } from '../../support/jobNamed.ts'
import { Caller, theFirst } from './Caller.ts'
import type { Busy, Row } from './Caller.ts'
import { at } from './office.ts'

/** A patient has another mobile. */
const changeMobile = async ({ admin, patients: [, child] }: Busy): Promise<void> => {
  const { version } = await admin.send<Row>(`GET api/user/${child!.id}`)
  await admin.send('PUT api/users', { id: child!.id, version, mobile: '18700000099' })
}

/** A case of the last patient, which a law keeps. */
const examine = async ({ admin, patients }: Busy): Promise<void> => {
  const child = patients.at(-1)!
  const doctor = theFirst(
    await admin.rows(`api/doctor?occupation=doctor&hospital=${String(child['hospital'])}&size=1`),
    'doctor of the other hospital',
  )
  await admin.send('POST api/caseInfo', {
    patient: child.id,
    examinedOn: dateIn(new Date()),
    doctor: doctor.id,
    nakedRight: '0.4',
    nakedLeft: '0.5',
    correctedRight: '0.5',
    correctedLeft: '0.6',
    amblyopiaTypeRight: 'anisometropic',
    amblyopiaTypeLeft: 'none',
  })
}

/** One operator asks for the erasure of the last patient, and another one carries it out. */
const erase = async ({ host, admin, patients }: Busy): Promise<void> => {
  const asked = {
    patient: patients.at(-1)!.id,
    purpose: 'erasure',
    applicant: '周芳',
    relation: 'mother',
    receivedOn: dateIn(new Date()),
  }
  const { id } = await admin.send<Row>('POST api/dataRequest', asked)
  await admin.send(`PUT api/dataRequest/start/${id}`, { identity: 'documents' })
  const second = new Caller(host.fetch, await host.signIn('admin2'))
  for (const [action, by] of [
    ['propose', admin],
    ['erase', second],
  ] as const) {
    const { previewToken } = await by.send<{ readonly previewToken: string }>(
      `GET api/dataRequest/${action}Preview/${id}`,
    )
    await by.confirmed(`dataRequest.${action}`, `PUT api/dataRequest/${action}/${id}`, { previewToken })
  }
}

/** A sign-in of more than a year ago is announced to go, and goes: what is left of it is a number. */
const removeOld = async ({ office }: Busy): Promise<void> => {
  const now = new Date()
  await at(office, later(now, -400 * day)).token('staff3')
  await at(office, later(now, -8 * day)).work(jobNamed('removeDue'))
  await at(office, now).work(jobNamed('removeDue'))
}

/** What is not kept for ever. */
export const removeData = async (busy: Busy): Promise<void> => {
  await changeMobile(busy)
  await examine(busy)
  await erase(busy)
  await removeOld(busy)
}
