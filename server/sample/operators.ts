import type { operator } from '../../resources/access/operator.ts'
import { addDays } from '../../domain/calendar.ts'
import { mobileOf } from './identity.ts'
import { givenName, surname } from './names.ts'
import { clinics, demoId, eastId, hangzhouId, partners, platformId } from './organisations.ts'
import { roleKeys, seededRoles } from '../seed/roles.ts'
import { seeded } from './random.ts'
import type { Occupation } from './staff.ts'
import { stamped } from './stored.ts'
import type { Stored } from './stored.ts'

/** The accounts that the sign-in page names: one for each seeded role, named after it. */
export const sampleAccounts = ['admin', 'staff', 'franchise', 'doctor', 'nurse', 'trainer', 'demo'] as const
type RoleName = (typeof sampleAccounts)[number]

/** An operator with what the rest of the sample needs to know about them. */
export type OperatorRow = Stored<typeof operator> & { readonly role: RoleName; readonly occupation: Occupation | null }

const usualScope = (role: RoleName): OperatorRow['dataScope'] =>
  seededRoles.find(one => one.key === roleKeys[role])!.dataScope
const occupations: Readonly<Partial<Record<RoleName, Occupation>>> = {
  doctor: 'doctor',
  nurse: 'nurse',
  trainer: 'trainer',
}

interface Plan {
  readonly role: RoleName
  readonly hospital: number
  readonly dataScope?: OperatorRow['dataScope']
  readonly scopeHospitals?: number[]
  readonly status?: OperatorRow['status']
  readonly deleted?: true
}

/** The account of a role that the sign-in page names comes first; the rest are numbered. */
const plansOf = (role: RoleName): readonly Plan[] => {
  const at = (hospitals: readonly number[]): Plan[] => hospitals.map(hospital => ({ role, hospital }))
  const elsewhere = clinics.map(clinic => clinic.id).filter(id => id !== hangzhouId)
  switch (role) {
    case 'admin':
      return at([platformId, platformId])
    case 'staff':
      return [
        ...at([platformId, platformId, platformId]),
        { role, hospital: platformId, dataScope: 'chosen', scopeHospitals: [4, 7, 9] },
        { role, hospital: platformId, deleted: true },
      ]
    case 'franchise':
      return [
        ...at([eastId]),
        ...at(partners.map(one => one.id).filter(id => id !== eastId && id !== demoId)),
        { role, hospital: 13, status: 'deactivated', deleted: true },
      ]
    case 'doctor':
      return [...at([hangzhouId]), ...at(elsewhere)]
    case 'nurse':
      return [...at([hangzhouId]), ...at([8, 9, 10]), { role, hospital: 11, status: 'deactivated' }]
    case 'trainer':
      return [...at([hangzhouId]), ...at([hangzhouId, 8, 9, 10]), { role, hospital: 11, status: 'deactivated' }]
    case 'demo':
      return at([demoId, demoId, demoId, demoId])
  }
}

/**
 * Forty live operators over the seven roles, and two that were deleted. `roleIds` gives the id of each role by its key;
 * `today` is YYYY-MM-DD.
 */
export const operators = (roleIds: ReadonlyMap<string, number>, today: string): OperatorRow[] => {
  const random = seeded(40)
  const plans = sampleAccounts.flatMap(role =>
    plansOf(role).map((plan, i) => ({ ...plan, username: i === 0 ? role : `${role}${i + 1}` })),
  )
  // The named accounts get the lowest ids, in the order in which the sign-in page shows them.
  const inOrder = [
    ...plans.filter(plan => plan.username === plan.role),
    ...plans.filter(plan => plan.username !== plan.role),
  ]
  return inOrder.map(
    (
      {
        role,
        username,
        hospital,
        dataScope = usualScope(role),
        scopeHospitals = null,
        status = 'opened',
        deleted = false,
      },
      i,
    ) => {
      const roleId = roleIds.get(roleKeys[role])
      if (roleId === undefined) throw new Error(`The sample needs the role ${roleKeys[role]}, which the seed brings`)
      const openedAt = `${addDays(today, -1540 + i)}T03:15:00.000Z`
      return {
        id: i + 1,
        role,
        username,
        name: surname(random) + givenName(random, random.chance(0.4) ? 'male' : 'female'),
        phone: mobileOf(90_000_000 + i),
        email: `${username}@vision.example`,
        avatar: null,
        hospital,
        roles: [roleId],
        dataScope,
        scopeHospitals,
        status,
        isExperience: role === 'demo',
        secondFactor: false,
        deleted,
        occupation: occupations[role] ?? null,
        ...stamped(
          openedAt,
          i === 0 ? null : 1,
          status === 'opened' && !deleted ? openedAt : `${addDays(today, -60 - i)}T06:20:00.000Z`,
        ),
      }
    },
  )
}
