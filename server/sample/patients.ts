import type { patient } from '../../resources/patients/patient.ts'
import { addDays } from '../../domain/calendar.ts'
import { isMinor, needsConsent } from '../../domain/consent.ts'
import { patientAccount } from '../patients/patient.ts'
import { visits } from './calendarOfVisits.ts'
import { identityNumbers, mobileOf } from './identity.ts'
import { givenName, surname } from './names.ts'
import type { Gender } from './names.ts'
import type { OperatorRow } from './operators.ts'
import { clinics } from './organisations.ts'
import { seeded, weighted } from './random.ts'
import type { Random } from './random.ts'
import type { Occupation, StaffMember } from './staff.ts'
import type { Stored } from './stored.ts'
import { whoMay } from './whoMay.ts'

export type Patient = Stored<typeof patient>
type Clinic = (typeof clinics)[number]

const clinicOf = weighted(clinics.map(clinic => [clinic, clinic.share] as const))
// Amblyopia is treated between three and twelve, most of it before school.
const ages = weighted([
  [3, 6],
  [4, 13],
  [5, 18],
  [6, 17],
  [7, 13],
  [8, 10],
  [9, 7],
  [10, 5],
  [11, 4],
  [12, 3],
  [13, 2],
  [14, 1],
  [16, 1],
  [19, 0.4],
])
const types = weighted<Patient['type']>([
  ['ordinary', 82],
  ['naked3d', 7],
  ['lifetime', 5],
  ['trial', 4],
  ['demo', 2],
])
const origins = weighted<Patient['origin']>([
  ['operator', 80],
  ['import', 12],
  ['selfService', 8],
])
const roads = [
  '文一路',
  '人民路',
  '中山路',
  '解放路',
  '建设路',
  '新华路',
  '和平路',
  '滨江大道',
  '学院路',
  '幸福里',
  '春晖路',
  '翠苑街',
]
const remarks = ['家长要求周末训练', '配合度较好', '需提醒复查', '佩戴眼镜依从性一般', '由外院转入', '首诊已散瞳验光']

/** Draws a member of the clinic's staff, or none; a few members have most of the patients. */
const staffDrawer = (members: readonly StaffMember[]) => {
  const drawers = new Map<string, (random: Random) => number>()
  for (const clinic of clinics) {
    for (const occupation of ['doctor', 'nurse', 'trainer'] as const) {
      const here = members.filter(one => one.hospital === clinic.id && one.occupation === occupation && !one.deleted)
      drawers.set(`${clinic.id} ${occupation}`, weighted(here.map((one, i) => [one.id, 3 / (i + 1)] as const)))
    }
  }
  return (random: Random, clinic: Clinic, occupation: Occupation, share: number): number | null =>
    random.chance(share) ? drawers.get(`${clinic.id} ${occupation}`)!(random) : null
}

/** A trial lasts a month, what was bought some years. */
const validity = (random: Random, type: Patient['type'], day: string): string | null => {
  if (type === 'trial') return addDays(day, 30)
  return type === 'ordinary' && random.chance(0.7) ? addDays(day, 365 * random.integer(1, 3)) : null
}

const mostBuyers = 20_000

/** What is left to a patient at the end; in a large sample only some have bought anything, so that it loads as fast. */
const timesLeft = (random: Random, id: number, type: Patient['type']): number => {
  const left =
    type === 'demo' || type === 'trial' || type === 'lifetime' || random.chance(0.25)
      ? 0
      : random.integer(1, random.chance(0.3) ? 90 : 30)
  return seeded(8_000_009 + id * 7).chance(mostBuyers / id) ? left : 0
}

interface Family {
  readonly name: string
  readonly clinic: Clinic
  readonly guardianName: string
  readonly guardianMobile: string
}

/**
 * A child's family: that of a brother or sister who came lately, or a new one. Most guardians share the child's
 * surname.
 */
const familyOf = (random: Random, lately: readonly Family[], serial: number): Family => {
  if (lately.length > 0 && random.chance(0.07)) return random.pick(lately)
  const name = surname(random)
  const guardianName =
    (random.chance(0.6) ? name : surname(random)) + givenName(random, random.chance(0.4) ? 'male' : 'female')
  return { name, clinic: clinicOf(random), guardianName, guardianMobile: mobileOf(41_358_917 + serial) }
}

/** `count` patients in the order of their creation over the four years up to `today`, the same ones each time. */
export function* patients(
  count: number,
  members: readonly StaffMember[],
  operators: readonly OperatorRow[],
  today: string,
): Generator<Patient> {
  const random = seeded(600)
  const identityNumber = identityNumbers()
  const member = staffDrawer(members)
  const enterer = whoMay(operators, 'patient:create')
  const lately: Family[] = []
  let id = 0
  for (const { day, at } of visits(random, count, today)) {
    id++
    const family = familyOf(random, lately, id)
    lately.push(family)
    if (lately.length > 30) lately.shift()
    const { clinic, guardianName, guardianMobile } = family
    const gender: Gender = random.chance(0.52) ? 'male' : 'female'
    const drawn = types(random)
    // A lifetime is bought as well.
    const type = drawn === 'lifetime' && id > mostBuyers ? 'ordinary' : drawn
    const origin = origins(random)
    const birthday = addDays(day, -365 * ages(random) - random.integer(0, 364))
    // A guardian consents for every child and stands up for every minor; of those who are older some guardians are
    // known.
    const known = needsConsent(birthday, day) || random.chance(0.4)
    const guarded = known || isMinor(birthday, day)
    const validUntil = validity(random, type, day)
    const by = origin === 'selfService' ? null : enterer(clinic.id, null, random.integer(0, 999))
    const changes = random.chance(0.55) ? random.integer(1, 6) : 0
    // Most changes come soon after the first visit; none lies in the future.
    const changedOn = changes > 0 ? addDays(day, Math.floor(400 * random.next() ** 3)) : day
    const changed = changes > 0 && changedOn > day && changedOn < today
    // Accounts that were closed were so lately.
    const isOld = addDays(day, 70) < today
    const [forbidden, deleted] = [isOld && random.chance(0.04), isOld && random.chance(0.025)]
    const updatedAt =
      forbidden || deleted
        ? `${addDays(today, -random.integer(1, 30))}${at.slice(10)}`
        : changed
          ? `${changedOn}${at.slice(10)}`
          : at
    yield {
      id,
      version: 1 + (updatedAt === at ? 0 : Math.max(1, changes)),
      account: patientAccount(String(id).padStart(8, '0')),
      name: family.name + givenName(random, gender),
      gender,
      birthday,
      photo: null,
      mobile: mobileOf(id),
      mobileVerifiedAt: random.chance(0.4) ? at : null,
      idNumber: random.chance(0.6) ? identityNumber(random.pick(clinic.areas), birthday, gender) : null,
      address: random.chance(0.5) ? `${clinic.city}${random.pick(roads)} ${random.integer(1, 999)} 号` : null,
      guardianName: guarded ? guardianName : null,
      guardianMobile: guarded ? guardianMobile : null,
      consentOn: known && type !== 'demo' ? day : null,
      hospital: clinic.id,
      doctor: member(random, clinic, 'doctor', 0.9),
      nurse: member(random, clinic, 'nurse', 0.6),
      trainer: member(random, clinic, 'trainer', 0.75),
      type,
      validFrom: validUntil === null ? null : day,
      validUntil,
      times: timesLeft(random, id, type),
      activation: random.chance(addDays(day, 14) < today ? 0.88 : 0.5) ? 'activated' : 'inactivated',
      access: forbidden ? 'forbidden' : 'permission',
      origin,
      remark: random.chance(0.12) ? random.pick(remarks) : null,
      mergedInto: null,
      namelessSince: null,
      deleted,
      createdAt: at,
      createdBy: by,
      updatedAt,
      updatedBy: updatedAt === at ? by : (by ?? operators[0]!.id),
    }
  }
}
