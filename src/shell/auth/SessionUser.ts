import { grantedTo } from '../../../resources/core/granted.ts'
import type { Granted } from '../../../resources/core/granted.ts'
import { owed } from '../../../resources/core/owed.ts'
import type { Owed } from '../../../resources/core/owed.ts'

/** Somebody of the staff: what they are, and where. */
export interface Staff {
  readonly id: number
  readonly occupation: string
  readonly hospital: number
}

/** The signed-in operator as the shell shows it. */
export interface SessionUser {
  readonly id: number
  readonly username: string
  readonly name: string
  readonly avatar: string | undefined
  readonly organisation: string
  /** The organisation that all records of the operator are of, where there is only one. */
  readonly onlyOrganisation: number | undefined
  /** The member of the staff that the account belongs to. */
  readonly staff: Staff | undefined
  /** The first of the operator's roles, which is the one that is shown. */
  readonly role: string
  readonly permissions: Granted
  /** How far the operator sees, and so what may be given to others. */
  readonly dataScope: string
  readonly isExperience: boolean
  /** What is to be done before anything else. */
  readonly owed: Owed | undefined
  /** Fewest characters of a new password. */
  readonly passwordMin: number
  /** What unsaved changes are encrypted with in this browser; 32 bytes, hexadecimal. */
  readonly draftKey: string | undefined
  /** Announcements that were not read when the session was asked for. */
  readonly noticeCount: number
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter(one => typeof one === 'string') : [])
const objectOf = (value: unknown): { readonly [key: string]: unknown } =>
  value !== null && typeof value === 'object' ? { ...value } : {}

/** What the operator that an answer tells of has to do first. */
export const owedOf = (user: { readonly [key: string]: unknown }): Owed | undefined =>
  owed.find(one => user[one] === true)

const onlyOrganisationOf = ({ dataScope, hospital }: { readonly [key: string]: unknown }): number | undefined => {
  const { id } = objectOf(hospital)
  return typeof id === 'number' && (dataScope === 'own' || dataScope === 'ownPatients') ? id : undefined
}

const staffOf = (told: unknown): Staff | undefined => {
  const { id, occupation, hospital } = objectOf(told)
  return typeof id === 'number' && typeof occupation === 'string' && typeof hospital === 'number'
    ? { id, occupation, hospital }
    : undefined
}

/** Reads the answer of `auth/info`. What is missing grants nothing. */
export const toSessionUser = (reply: unknown): SessionUser => {
  const user = objectOf(reply)
  return {
    id: typeof user['id'] === 'number' ? user['id'] : 0,
    username: textOf(user['username']),
    name: textOf(user['name']) || textOf(user['username']),
    avatar: textOf(user['avatar']) || undefined,
    organisation: textOf(objectOf(user['hospital'])['name']),
    onlyOrganisation: onlyOrganisationOf(user),
    staff: staffOf(user['staff']),
    role: textsOf(user['subRoles'])[0] ?? '',
    permissions: grantedTo(textsOf(user['roles']), user['isExperience'] === true),
    dataScope: textOf(user['dataScope']),
    isExperience: user['isExperience'] === true,
    owed: owedOf(user),
    passwordMin: typeof user['passwordMin'] === 'number' ? user['passwordMin'] : 8,
    draftKey: textOf(user['draftKey']) || undefined,
    noticeCount: typeof user['noticeCount'] === 'number' ? user['noticeCount'] : 0,
  }
}
