import type { Kysely } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'
import type { Context } from '../core/contract.ts'
import { balanceOf } from '../times/ledger/accounts.ts'
import { requiringSettings } from '../../resources/core/requirement.ts'
import { registry } from '../../resources/index.ts'
import { readSetting, settingsOn } from '../core/readSetting.ts'
import { unreadNotices, watchedNotices } from '../platform/notices/notices.ts'
import { liveRoles, needsSecondFactor, permissionsOfRoles } from '../platform/session/rolesOf.ts'

/**
 * The operator whom a session's token stands for, as the browser sees it: spec §3, and whether a password that was sent
 * has to be replaced.
 */
export const sessionUser = async (
  {
    db,
    language,
    files,
    now,
    today,
  }: Pick<Context, 'language' | 'files' | 'now' | 'today'> & { readonly db: Kysely<Tables> },
  operatorId: number,
  token: string,
) => {
  const found = await db
    .selectFrom('operator as o')
    .innerJoin('hospital as h', 'h.id', 'o.hospital')
    .leftJoin('credential as c', 'c.operator', 'o.id')
    .leftJoin('doctor as d', join => join.onRef('d.operator', '=', 'o.id').on('d.deleted', '=', false))
    .select([
      'o.id',
      'o.username',
      'o.name',
      'o.email',
      'o.avatar',
      'o.created_at',
      'o.roles',
      'o.data_scope',
      'o.is_experience',
      'o.second_factor',
      'o.hospital',
      'h.name as hospitalName',
      'c.must_change',
      'd.id as staff',
      'd.occupation',
      'd.hospital as staffHospital',
    ])
    .where('o.id', '=', operatorId)
    .executeTakeFirstOrThrow()
  const [roles, base, config, balances] = await Promise.all([
    liveRoles(db, found.roles),
    readSetting(db, 'baseSetting'),
    readSetting(db, 'configSetting'),
    balanceOf(db, { hospital: found.hospital }),
  ])
  const reader = { id: found.id, hospital: found.hospital }
  return {
    id: found.id,
    username: found.username,
    name: found.name,
    email: found.email,
    avatar: found.avatar === null ? null : files.address(found.avatar, token),
    remainingDays: Object.values(balances).reduce((sum, one) => sum + one, 0),
    createTime: found.created_at,
    hospital: { id: found.hospital, name: found.hospitalName },
    roles: [...permissionsOfRoles(roles)].sort(),
    subRoles: roles.map(role => (language === 'en' ? role.nameEn : role.name)),
    dataScope: found.data_scope,
    staff:
      found.staff === null || found.occupation === null || found.staffHospital === null
        ? null
        : { id: found.staff, occupation: found.occupation, hospital: found.staffHospital },
    watchNoticeIds: await watchedNotices(db, reader),
    isExperience: found.is_experience,
    noticeCount: await unreadNotices(db, reader, now),
    mustChangePassword: found.must_change ?? false,
    mustSetUpSecondFactor: needsSecondFactor(roles, found),
    passwordMin: config.passwordMin,
    productName: language === 'en' ? base.productNameEn : base.productName,
    settings: await settingsOn(db, requiringSettings(Object.values(registry))),
    timeZone: base.timeZone,
    today,
    now: now.toISOString(),
  }
}

export type SessionUser = Awaited<ReturnType<typeof sessionUser>>
