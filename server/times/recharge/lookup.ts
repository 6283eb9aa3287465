import type { toppedUpRow } from '../../../resources/times/topUp.ts'
import type { journalEntry } from '../../../resources/times/journal.ts'
import type { ledgerEntry } from '../../../resources/times/ledgerEntry.ts'
import type { PlainOf } from '../../../resources/core/infer.ts'
import type { Context } from '../../core/contract.ts'
import { all, Statement } from '../../core/statement.ts'
import { dictLabel } from './dictLabel.ts'
import { patientNameAt } from './patientName.ts'

/** The records of a batch that the caller reaches, in their order. */
export const batchRows = async (batch: string, { db, reach }: Context): Promise<PlainOf<typeof toppedUpRow>[]> => {
  const statement = new Statement()
  const conditions = [`r.batch = ${statement.bind(batch)}`, ...reach('recharge', statement, 'r')]
  return statement.run(
    db,
    `
    select r.id, r.number, r.patient, p.account, ${patientNameAt('r.hospital')} as name, h.name as hospital, r.times, r.give_times as "giveTimes", r.amount
    from recharge r join patient p on p.id = r.patient join hospital h on h.id = r.hospital where ${all(conditions)} order by r.id`,
  )
}

/** What the ledger says of a top-up: each movement as it changed the patient's account, oldest first. */
export const ledgerEntries = async (
  recharge: number,
  { db, reach }: Context,
): Promise<PlainOf<typeof ledgerEntry>[]> => {
  const statement = new Statement()
  // It counts what other organisations sold the patient since, too.
  const isSeen = all(reach('patient', statement, 'p'))
  return statement.run(
    db,
    `
    select m.id, m.kind, m.at, m.times, m.give_times as "giveTimes", e.amount, case when ${isSeen} then e.balance end as balance, m.day, o.name as "operatorLabel"
    from times_movement m join times_entry e on e.movement = m.id join times_account a on a.id = e.account and a.owner = 'patient' join patient p on p.id = a.patient
    left join operator o on o.id = m.operator
    where m.recharge = ${statement.bind(recharge)} order by m.id, e.id`,
  )
}

/** What the journal says of a top-up of a patient, or of a purchase of an organisation, oldest first. */
export const paymentsOf = async (
  journal: 'payment' | 'hospital_payment',
  id: number,
  context: Context,
): Promise<PlainOf<typeof journalEntry>[]> => {
  const statement = new Statement()
  const of = statement.bind(id)
  return statement.run(
    context.db,
    `
    select p.id, p.day, p.created_at as at, p.kind, p.number, p.times, p.give_times as "giveTimes", p.amount, p.received, ${dictLabel(context, 'payChannel', 'p.channel')} as "channelLabel", o.name as "operatorLabel"
    from ${journal} p left join operator o on o.id = p.created_by where ${journal === 'payment' ? `p.recharge = ${of}` : `p.purchase = ${of} or p.refund = ${of}`} order by p.id`,
  )
}
