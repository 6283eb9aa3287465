import type { wxBinding } from '../../resources/wechat/wxBinding.ts'
import type { wxUser } from '../../resources/wechat/wxUser.ts'
import { addDays } from '../../domain/calendar.ts'
import type { OperatorRow } from './operators.ts'
import type { Patient } from './patients.ts'
import { seeded } from './random.ts'
import type { Random } from './random.ts'
import { later, stamped } from './stored.ts'
import type { Stored } from './stored.ts'
import { whoMay } from './whoMay.ts'

type User = Stored<typeof wxUser>
type Binding = Stored<typeof wxBinding>
/** A child as far as it matters for whoever may see how it is doing. */
export type GuardedPatient = Pick<Patient, 'id' | 'hospital' | 'type' | 'deleted' | 'guardianMobile' | 'createdAt'> & {
  readonly isTold: boolean
}

const nicknames = [
  '朵朵妈妈',
  '阳光',
  '小雨点',
  '一米阳光',
  '静待花开',
  'Lily',
  '豆豆爸爸',
  '向日葵',
  'Tom',
  '平安是福',
  '乐乐妈妈',
  '微信用户',
  '岁月静好',
  'Grace',
  '大山',
  '桃桃麻麻',
  'Kevin',
  '云淡风轻',
]
const reasons = [
  '监护人更换手机号，已在前台核对证件',
  '外婆接送训练，父母已书面同意',
  '监护人手机收不到验证码，已核对身份',
]
const ends = ['监护人要求解绑', '绑定了其他孩子，前台更正']
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'

const some = (random: Random, length: number): string =>
  Array.from({ length }, () => letters[random.integer(0, letters.length - 1)]).join('')

/**
 * Many guardians follow their children by the mini program, each by one account for all of them; some had staff bind
 * them, and some looked in once and were never bound.
 */
const wxRows = (
  patients: readonly GuardedPatient[],
  operators: readonly OperatorRow[],
  today: string,
): { readonly users: User[]; readonly bindings: Binding[] } => {
  const binding = whoMay(operators, 'wxBinding:create')
  const families = new Map<string, GuardedPatient[]>()
  for (const patient of patients) {
    if (patient.isTold && !patient.deleted && patient.type !== 'demo' && patient.guardianMobile !== null)
      families.set(patient.guardianMobile, [...(families.get(patient.guardianMobile) ?? []), patient])
  }
  const users: User[] = []
  const bindings: Binding[] = []
  for (const [mobile, children] of families) {
    const random = seeded(9_800_021 + children[0]!.id * 13)
    if (!random.chance(0.4)) continue
    const isBound = random.chance(0.92)
    const createdAt = later(`${children[0]!.createdAt.slice(0, 10)}T04:00:00.000Z`, random.integer(60, 60 * 24 * 20))
    if (createdAt.slice(0, 10) >= today) continue
    const seen = `${addDays(today, -random.integer(1, random.chance(0.7) ? 7 : 120))}T0${random.integer(0, 9)}:${random.integer(10, 59)}:00.000Z`
    const lastSeenAt = seen > createdAt ? seen : createdAt
    users.push({
      id: users.length + 1,
      nickname: random.pick(nicknames),
      avatar: null,
      openId: `o${some(random, 4)}***${some(random, 4)}`,
      unionId: random.chance(0.6) ? `o6${some(random, 3)}***${some(random, 4)}` : null,
      mobile: isBound ? mobile : null,
      follows: random.chance(0.55),
      lastSeenAt,
      ...stamped(createdAt, null),
    })
    for (const child of isBound ? children : []) {
      const isByStaff = random.chance(0.15)
      const hasEnded = random.chance(0.05)
      const met = createdAt > child.createdAt ? createdAt : child.createdAt
      // Staff do it while they are at work.
      const boundAt = isByStaff
        ? `${addDays(met.slice(0, 10), 1)}T0${random.integer(1, 8)}:${random.integer(10, 59)}:00.000Z`
        : later(met, random.integer(2, 40))
      if (boundAt.slice(0, 10) >= today) continue
      const endedAt = hasEnded && lastSeenAt > boundAt ? lastSeenAt : null
      bindings.push({
        id: bindings.length + 1,
        wxUser: users.length,
        patient: child.id,
        hospital: child.hospital,
        by: isByStaff ? 'staff' : 'guardian',
        reason: isByStaff ? random.pick(reasons) : null,
        endedAt,
        endReason: endedAt === null ? null : random.pick(ends),
        deleted: endedAt !== null,
        ...stamped(boundAt, isByStaff ? binding(child.hospital, null, child.id) : null, endedAt ?? boundAt),
      })
    }
  }
  return { users, bindings }
}

/** Both are drawn when they are asked for: the patients are known by then. */
export function* wxUsers(...given: Parameters<typeof wxRows>): Generator<User> {
  yield* wxRows(...given).users
}
export function* wxBindings(...given: Parameters<typeof wxRows>): Generator<Binding> {
  yield* wxRows(...given).bindings
}
