import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Language, Scope } from '../../core/contract.ts'

/** Which sign-ins are meant. */
export interface Asked {
  readonly scope: Scope
  readonly now: Date
  /** Part of an account, a name or an organisation's name; all where it is empty. */
  readonly text: string
  readonly operator: number | null
}

/** The sessions that hold now, of operators whose organisation lies in the scope. */
const live = (db: Kysely<Tables>, { scope: { hospitals }, now, text, operator }: Asked) => {
  const part = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return db.selectFrom('session as s').innerJoin('operator as o', 'o.id', 's.operator').innerJoin('hospital as h', 'h.id', 'o.hospital')
    .where('s.ended_at', 'is', null).where('s.expires_at', '>', now.toISOString()).where('o.status', '=', 'opened').where('o.deleted', '=', false)
    .$if(hospitals !== 'everything', query => (hospitals.length > 0 ? query.where('o.hospital', 'in', [...hospitals as readonly number[]]) : query.where('o.id', '=', 0)))
    .$if(text !== '', query => query.where(({ or, eb }) => or([eb('o.username', 'ilike', part), eb('o.name', 'ilike', part), eb('h.name', 'ilike', part)])))
    .$if(operator !== null, query => query.where('o.id', '=', operator!))
}

/** How many there are. */
export const countLive = async (db: Kysely<Tables>, asked: Asked): Promise<number> =>
  Number((await live(db, asked).select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n)

/** One page of them, the last used first, with the accounts that they belong to. */
export const liveSessions = (db: Kysely<Tables>, asked: Asked, limit: number, offset: number) =>
  live(db, asked)
    .select([
      's.id', 's.ip', 's.user_agent', 's.created_at', 's.last_used_at', 's.remember', 'o.id as operator', 'o.username', 'o.name', 'o.roles', 'o.hospital',
      'o.data_scope', 'o.scope_hospitals', 'h.name as hospital_name',
    ])
    .orderBy('s.last_used_at', 'desc').orderBy('s.id', 'desc').limit(limit).offset(offset).execute()

/** One of them; undefined where it does not hold, or not in the scope. */
export const liveSession = (db: Kysely<Tables>, id: number, scope: Scope, now: Date) =>
  live(db, { scope, now, text: '', operator: null }).where('s.id', '=', id)
    .select(['s.id', 'o.id as operator', 'o.roles', 'o.hospital', 'o.data_scope', 'o.scope_hospitals']).executeTakeFirst()

export type LiveSession = Awaited<ReturnType<typeof liveSessions>>[number]

/** The names of roles by their ids, deleted ones left out. */
export const roleNames = async (db: Kysely<Tables>, language: Language): Promise<ReadonlyMap<number, string>> => {
  const roles = await db.selectFrom('role').select(['id', 'name', 'name_en']).where('deleted', '=', false).execute()
  return new Map(roles.map(role => [role.id, language === 'en' ? role.name_en : role.name]))
}
