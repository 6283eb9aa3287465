import { sql } from 'kysely'
import { addDays } from '../../domain/calendar.ts'
import { rechargeTypes } from '../../resources/times/rechargeType.ts'
import { examinationsOf } from '../clinic/examinationsOf.ts'
import { unreadLetters } from '../content/mail/letters.ts'
import type { Context } from '../core/contract.ts'
import { balanceOf } from '../times/ledger/accounts.ts'
import { planOf } from '../training/start.ts'
import type { Child } from './children.ts'

const shownDays = 28

/**
 * What a guardian is told of a child: what there is left, what is to be done and was, and how vision goes; nothing that
 * anybody wrote down of the family.
 */
export const progressOf = async ({ id, name, hospitalLabel }: Child, context: Context) => {
  const { db, today } = context
  const { type, validUntil } = await db
    .selectFrom('patient')
    .select(['type', 'valid_until as validUntil'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const balance = await balanceOf(db, { patient: id })
  const found = await db
    .selectFrom('case')
    .select(['id', 'reexamine_on as reexamineOn'])
    .where('patient', '=', id)
    .where('deleted', '=', false)
    .executeTakeFirst()
  const records = found ? await examinationsOf(found.id, context) : []
  const { rows: days } = await sql<{ day: string; minutes: number }>`
    select day, sum(minutes)::integer as minutes from game_record where patient = ${id} and day between ${addDays(today, 1 - shownDays)}::date and ${today}::date group by day order by day`.execute(
    db,
  )
  return {
    id,
    name,
    hospitalLabel,
    lifetime: type === 'lifetime',
    validUntil,
    times: rechargeTypes.map(rechargeType => ({ rechargeType, times: balance[rechargeType] })),
    plan: await planOf(id, context),
    course: records.map(({ examinedOn, nakedRight, nakedLeft, correctedRight, correctedLeft }) => ({
      examinedOn,
      nakedRight,
      nakedLeft,
      correctedRight,
      correctedLeft,
    })),
    reexamineOn: found?.reexamineOn ?? null,
    days,
    unread: await unreadLetters({ patient: id }, db),
  }
}
