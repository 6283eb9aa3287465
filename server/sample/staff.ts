import type { doctor } from '../../resources/organisations/doctor.ts'
import { addDays } from '../../domain/calendar.ts'
import { givenName, surname } from './names.ts'
import { clinics } from './organisations.ts'
import type { OperatorRow } from './operators.ts'
import { seeded } from './random.ts'
import { stamped } from './stored.ts'
import type { Stored } from './stored.ts'

export type StaffMember = Stored<typeof doctor>
export type Occupation = StaffMember['occupation']

/** Members of each occupation in each organisation; the last trainer of some has left. */
const team: readonly Occupation[] = ['doctor', 'doctor', 'doctor', 'nurse', 'nurse', 'trainer', 'trainer', 'trainer']
// Values of the dictionaries doctorTitle and doctorPosition; the first members of an occupation are the senior ones.
const titles: Readonly<Record<Occupation, readonly string[]>> = {
  doctor: ['chiefPhysician', 'attendingPhysician', 'residentPhysician'],
  nurse: ['supervisorNurse', 'nurse'],
  trainer: ['seniorOptometrist', 'optometrist', 'visionTherapist'],
}
const positions: Readonly<Record<Occupation, string>> = {
  doctor: 'departmentHead',
  nurse: 'headNurse',
  trainer: 'trainingSupervisor',
}
const specialities: Readonly<Record<Occupation, readonly string[]>> = {
  doctor: ['弱视与斜视', '小儿眼科', '屈光与视光', '双眼视功能'],
  nurse: ['验光配镜', '随访与宣教'],
  trainer: ['弱视训练', '立体视训练', '调节与集合训练'],
}
const blurbs: Readonly<Record<Occupation, string>> = {
  doctor: '从事儿童眼病诊疗多年，擅长弱视的早期筛查与综合治疗。',
  nurse: '负责检查预约、复查提醒与家长宣教。',
  trainer: '指导患儿完成每日训练，记录训练反应并与医生沟通。',
}

/** Doctors, nurses and trainers of each organisation with patients; operators of these roles are the first of them. */
export const staff = (operators: readonly OperatorRow[], today: string): StaffMember[] => {
  const random = seeded(72)
  const members: StaffMember[] = []
  for (const clinic of clinics) {
    const accounts = operators.filter(one => one.hospital === clinic.id && !one.deleted)
    const taken = new Set<string>()
    const linked = new Set<number>()
    const add = (occupation: Occupation, deleted: boolean): void => {
      const account = accounts.find(one => one.occupation === occupation && !linked.has(one.id))
      if (account) linked.add(account.id)
      let name = account?.name ?? surname(random) + givenName(random, random.chance(0.4) ? 'male' : 'female')
      while (taken.has(name)) name = surname(random) + givenName(random, 'female')
      taken.add(name)
      const before = members.filter(one => one.hospital === clinic.id && one.occupation === occupation).length
      const joinedAt = `${addDays(today, -1490 + Math.floor(members.length / 4))}T01:30:00.000Z`
      members.push({
        id: members.length + 1,
        name,
        occupation,
        hospital: clinic.id,
        operator: account?.id ?? null,
        title: titles[occupation][before] ?? titles[occupation].at(-1)!,
        position: before === 0 ? positions[occupation] : 'staffMember',
        speciality: random.pick(specialities[occupation]),
        blurb: blurbs[occupation],
        deleted,
        sort: (members.filter(one => one.hospital === clinic.id).length + 1) * 10,
        ...stamped(joinedAt, null, deleted ? `${addDays(today, -200)}T09:00:00.000Z` : joinedAt),
      })
    }
    for (const occupation of team) add(occupation, false)
    if (clinic.id % 3 === 0) add('trainer', true)
  }
  return members
}
