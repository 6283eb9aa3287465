import type { InferRecord } from '../../resources/core/index.ts'
import { masked } from '../../resources/core/mask.ts'
import { profile } from '../../resources/access/profile.ts'
import type { operator } from '../../resources/access/operator.ts'
import { implement, inSteps } from '../core/contract.ts'
import type { Context, HandlersOf } from '../core/contract.ts'
import { isMailboxConfirmed } from '../platform/session/mailboxes.ts'
import { liveRoles } from '../platform/session/rolesOf.ts'
import { caller } from '../core/caller.ts'
import { sendEmailCode, setEmail } from './ownEmail.ts'
import { ownHospital } from './ownHospital.ts'
import { ownLog } from './ownLog.ts'
import { endOthers, ownSessions } from './ownSessions.ts'
import { changeSelf, proveSelf, selfOf } from './self.ts'

type ProfileHandlers = HandlersOf<typeof profile>
type Account = Pick<InferRecord<typeof operator>, 'phone' | 'email'>

const masking = ({ phone, email }: Account): Account => ({
  phone: phone && masked(phone, 'tail4'),
  email: email && masked(email, 'head3'),
})

const labelsOf = async (ids: readonly number[] | null, { db }: Context): Promise<string[]> => {
  if (!ids || ids.length === 0) return []
  const found = await db
    .selectFrom('hospital')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute()
  return ids.flatMap(id => found.find(one => one.id === id)?.name ?? [])
}

const read: ProfileHandlers['read'] = async (_input, context) => {
  const { db, files, token, language } = context
  const found = await db
    .selectFrom('operator as o')
    .innerJoin('hospital as h', 'h.id', 'o.hospital')
    .select([
      'o.username',
      'o.name',
      'o.phone',
      'o.email',
      'o.avatar',
      'o.hospital',
      'h.name as hospitalLabel',
      'o.roles',
      'o.data_scope',
      'o.scope_hospitals',
      'o.created_at',
      isMailboxConfirmed.as('emailConfirmed'),
    ])
    .where('o.id', '=', caller(context).id)
    .executeTakeFirstOrThrow()
  const roles = await liveRoles(db, found.roles)
  return {
    username: found.username,
    name: found.name,
    ...masking(found),
    emailConfirmed: found.emailConfirmed,
    avatar: found.avatar,
    avatarUrl: found.avatar === null ? null : files.address(found.avatar, token),
    hospital: found.hospital,
    hospitalLabel: found.hospitalLabel,
    roles: roles.map(role => role.id),
    rolesLabel: roles.map(role => (language === 'en' ? role.nameEn : role.name)),
    dataScope: found.data_scope,
    scopeHospitals: found.scope_hospitals,
    scopeHospitalsLabel: await labelsOf(found.scope_hospitals, context),
    createdAt: found.created_at,
    isExperience: caller(context).isExperience,
  }
}

const reveal: ProfileHandlers['reveal'] = async (_input, context) =>
  context.db
    .selectFrom('operator')
    .select(['phone', 'email'])
    .where('id', '=', caller(context).id)
    .executeTakeFirstOrThrow()

const change: ProfileHandlers['change'] = inSteps(async ({ name, phone, password }, before) => {
  const { id } = selfOf(before)
  const stored = await before.inTransaction(db =>
    db.selectFrom('operator').select('phone').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  // What is not sent stays as it is.
  const isOther = phone !== undefined && phone !== stored.phone
  if (isOther) await proveSelf(password, before)
  return async context => {
    await changeSelf(context, { name, ...(isOther ? { phone } : {}) })
    return { done: true }
  }
})

const setAvatar: ProfileHandlers['setAvatar'] = async ({ avatar }, context) => {
  await changeSelf(context, { avatar: avatar ?? null })
  return { avatar: avatar ?? null, avatarUrl: avatar ? context.files.address(avatar, context.token) : null }
}

export const profileImplementation = implement(profile, {
  read,
  reveal,
  change,
  setAvatar,
  sendCode: sendEmailCode,
  setEmail,
  sessions: ownSessions,
  endOthers,
  log: ownLog,
  hospital: ownHospital,
})
