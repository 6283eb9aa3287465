import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Channel } from './codes.ts'
import { isMailboxConfirmed } from './mailboxes.ts'
import { later, oneTimePasswordLifetime } from '../../core/lifetime.ts'

const live = (db: Kysely<Tables>) =>
  db
    .selectFrom('operator as o')
    .innerJoin('hospital as h', 'h.id', 'o.hospital')
    .leftJoin('credential as c', 'c.operator', 'o.id')
    .select([
      'o.id',
      'o.username',
      'o.status',
      'o.is_experience',
      'o.second_factor',
      'h.deleted as hospitalDeleted',
      'c.password_hash',
      'c.must_change',
      'c.changed_at',
      isMailboxConfirmed.as('isMailboxConfirmed'),
    ])
    .where('o.deleted', '=', false)
    .orderBy('o.id')
    .limit(1)

/** An account as signing in looks at it. */
export type Account = NonNullable<Awaited<ReturnType<typeof accountNamed>>>

/** Whether an operator `o` goes by this name: username, e-mail address or telephone number, whatever their case. */
export const goesBy = (name: string) =>
  sql<boolean>`(lower(o.username) = ${name.toLowerCase()} or lower(o.email) = ${name.toLowerCase()} or o.phone = ${name})`

/** The account that goes by this name, whatever its state; not one that is deleted. */
export const accountNamed = (db: Kysely<Tables>, name: string) => live(db).where(goesBy(name)).executeTakeFirst()

/** The account with this id, likewise. */
export const accountById = (db: Kysely<Tables>, id: number) => live(db).where('o.id', '=', id).executeTakeFirst()

/** The account with this telephone number or mailbox. */
export const accountAt = (db: Kysely<Tables>, channel: Channel, target: string) =>
  live(db)
    .where(
      channel === 'email' ? sql<boolean>`lower(o.email) = ${target.toLowerCase()}` : sql<boolean>`o.phone = ${target}`,
    )
    .executeTakeFirst()

/**
 * The account that gets a new password by a code sent there: its owner has shown that they read that mailbox, whoever
 * typed it.
 */
export const recoveredAt = async (
  db: Kysely<Tables>,
  channel: Channel,
  target: string,
): Promise<Account | undefined> => {
  const account = await accountAt(db, channel, target)
  return account && (channel === 'phone' || account.isMailboxConfirmed) ? account : undefined
}

/** Whether an account may be used at all: it is not deactivated, and neither is its organisation deleted. */
export const isOpen = (account: Account): boolean => account.status === 'opened' && !account.hospitalDeleted

/** Whether its password is one that was sent, and nobody came for too long. */
export const isOutdated = (account: Pick<Account, 'must_change' | 'changed_at'>, now: Date): boolean =>
  account.must_change === true && now > later(new Date(account.changed_at ?? 0), oneTimePasswordLifetime)
