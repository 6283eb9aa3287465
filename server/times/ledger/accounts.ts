import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { RechargeType } from '../../../resources/times/rechargeType.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { unnested } from '../../platform/database/unnested.ts'

/** An organisation, a patient or a card, by id. */
export type Holder = { readonly hospital: number } | { readonly patient: number } | { readonly card: number }

/** Whose account: the platform's `issue` and `used`, or a holder's. */
export type Owner = 'issue' | 'used' | Holder

/** An owner's account of a type. */
export interface AccountName<Of extends Owner = Owner> {
  readonly owner: Of
  readonly type: RechargeType
}

/** Where times of a payer come from, and go back to. */
export const payerAccount = (payer: 'organisation' | 'platform', hospital: number): Owner =>
  payer === 'platform' ? 'issue' : { hospital }

interface Account {
  readonly id: number
  readonly balance: number | null
}

/**
 * Accounts whose balances stay as they are until the transaction ends. Each must be one of those that were asked for.
 */
export interface LockedAccounts {
  idOf(name: AccountName): number
  /** What is left. */
  restOf(name: AccountName<Holder>): number
}

interface Columns {
  readonly owner: string
  readonly hospital: number | null
  readonly patient: number | null
  readonly card: number | null
  readonly type: RechargeType
}

const columnsOf = ({ owner, type }: AccountName): Columns => {
  if (typeof owner === 'string') return { owner, hospital: null, patient: null, card: null, type }
  if ('patient' in owner) return { owner: 'patient', hospital: null, patient: owner.patient, card: null, type }
  if ('card' in owner) return { owner: 'card', hospital: null, patient: null, card: owner.card, type }
  return { owner: 'organisation', hospital: owner.hospital, patient: null, card: null, type }
}

const keyOf = ({ owner, hospital, patient, card, type }: Columns): string =>
  `${owner} ${hospital ?? patient ?? card ?? ''} ${type}`

/**
 * Opens the accounts that are not there yet, and holds those that keep a balance, by ascending id, until the
 * transaction ends. Everything that moves times passes here, so that whoever comes second waits and then reads what the
 * first has left.
 */
export const lockAccounts = async (db: Kysely<Tables>, names: readonly AccountName[]): Promise<LockedAccounts> => {
  const wanted = [...new Map(names.map(name => columnsOf(name)).map(columns => [keyOf(columns), columns])).values()]
  const list = unnested('w', wanted, {
    owner: 'text',
    hospital: 'integer',
    patient: 'integer',
    card: 'integer',
    type: 'text',
  })
  const hold = async (): Promise<Map<string, Account>> => {
    const { rows } = await sql<Columns & Account>`
      with wanted as materialized (
        select case
          when w.hospital is not null then (select a.id from times_account a where a.hospital = w.hospital and a.type = w.type)
          when w.patient is not null then (select a.id from times_account a where a.patient = w.patient and a.type = w.type)
          when w.card is not null then (select a.id from times_account a where a.card = w.card and a.type = w.type)
          else (select a.id from times_account a where a.owner = w.owner and a.type = w.type and a.hospital is null and a.patient is null and a.card is null) end as id
        from ${list}
      ), held as (
        select a.id, a.balance, a.owner, a.hospital, a.patient, a.card, a.type from times_account a
        where a.id = any (array(select id from wanted)) and a.balance is not null order by a.id for no key update of a
      )
      select * from held
      union all select a.id, a.balance, a.owner, a.hospital, a.patient, a.card, a.type from times_account a
      where a.id = any (array(select id from wanted)) and a.balance is null`.execute(db)
    return new Map(rows.map(row => [keyOf(row), { id: row.id, balance: row.balance }]))
  }
  let held = await hold()
  if (held.size < wanted.length) {
    // In one order everywhere, so that two that open the same accounts wait for one another in line.
    await sql`
      insert into times_account (owner, hospital, patient, card, type)
      select owner, hospital, patient, card, type from ${list}
      order by owner, hospital, patient, card, type on conflict do nothing`.execute(db)
    held = await hold()
  }
  const of = (name: AccountName): Account => {
    const account = held.get(keyOf(columnsOf(name)))
    if (!account) throw new Error('The account was not asked for')
    return account
  }
  return { idOf: name => of(name).id, restOf: name => of(name).balance! }
}

/** What a holder has of each type. */
export const balanceOf = async (db: Kysely<Tables>, owner: Holder): Promise<Readonly<Record<RechargeType, number>>> => {
  const { owner: kind, hospital, patient, card } = columnsOf({ owner, type: 'ordinary' })
  const rows = await db
    .selectFrom('times_account')
    .select(['type', 'balance'])
    .where('owner', '=', kind as 'issue')
    .where('hospital', 'is not distinct from', hospital)
    .where('patient', 'is not distinct from', patient)
    .where('card', 'is not distinct from', card)
    .execute()
  return {
    ordinary: 0,
    naked3d: 0,
    lifetime: 0,
    ...Object.fromEntries(rows.map(({ type, balance }) => [type, balance])),
  }
}
