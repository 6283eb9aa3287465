import { registry } from '../../resources/index.ts'
import type { hospital } from '../../resources/organisations/hospital.ts'
import { rechargeTypes } from '../../resources/times/rechargeType.ts'
import type { InferRecord } from '../../resources/core/index.ts'
import { allows } from '../../resources/core/permission.ts'
import type { Context } from '../core/contract.ts'
import { previewReply } from '../core/preview.ts'
import type { PartialEffect, PreviewReply } from '../core/preview.ts'
import { labelField } from '../core/select.ts'
import { Statement } from '../core/statement.ts'
import { balanceOf } from '../times/ledger/accounts.ts'
import { columnName, tableName } from '../core/migrations/schemaNames.ts'
import { holdingsOf, patientsOf } from '../times/recharge/holdings.ts'
import { returnableOf } from '../times/recharge/hospitalStanding.ts'
import { caller } from '../core/caller.ts'

type Hospital = InferRecord<typeof hospital>

/** Who and what belongs to an organisation, by the resource of their records. */
const belonging = ['operator', 'doctor', 'patient', 'device'] as const

const shown = 5

/** How many live records of a resource belong to an organisation, with a few of their names where the caller may list them. */
const tellRecords = async (resource: (typeof belonging)[number], id: number, context: Context): Promise<PartialEffect[]> => {
  const statement = new Statement()
  const target = registry[resource]!
  const name = `t."${columnName(labelField(target, context.language))}"`
  const [row] = await statement.run<{ count: number; names: string[] | null }>(context.db, `
    select count(*)::integer as count, (array_agg(${name} order by t.id))[1:${shown + 1}] as names
    from "${tableName(target)}" t where t.hospital = ${statement.bind(id)}::integer and not t.deleted`)
  const { count, names } = row!
  if (count === 0) return []
  const known = allows(caller(context).permissions, `${resource}:list`) ? (names ?? []) : ['…']
  return [{ effect: resource, count, names: known.length > shown ? [...known.slice(0, shown), '…'] : known }]
}

/** What is left on the organisation's account of each type, and what that was bought for. */
const tellTimes = async (id: number, { db }: Context): Promise<PartialEffect[]> => {
  const left = await balanceOf(db, { hospital: id })
  const tellings: PartialEffect[] = []
  for (const rechargeType of rechargeTypes.filter(type => left[type] > 0)) {
    const { amount } = await returnableOf(db, { hospital: id, rechargeType })
    tellings.push({ effect: rechargeType, count: left[rechargeType], amount })
  }
  return tellings
}

/** What an organisation has not paid yet of what it bought. */
const tellUnpaid = async (id: number, { db }: Context): Promise<PartialEffect[]> => {
  const found = await db.selectFrom('hospital_recharge').select(({ fn }) => fn.sum<number | null>('amount').as('amount'))
    .where('hospital', '=', id).where('movement', '=', 'topUp').where('pay_status', '=', 'unpaid').executeTakeFirstOrThrow()
  return found.amount ? [{ effect: 'unpaid', amount: Number(found.amount) }] : []
}

/** What its patients have left, which they cannot train with while their organisation is deleted. */
const tellPatients = async (id: number, { db }: Context): Promise<PartialEffect[]> => {
  const { left, worth } = await holdingsOf(db, patientsOf(id))
  const times = left.ordinary + left.naked3d
  return [
    ...(times > 0 ? [{ effect: 'patientTimes', count: times }] : []), ...(left.lifetime > 0 ? [{ effect: 'patientLifetimes', count: left.lifetime }] : []),
    ...(worth > 0 ? [{ effect: 'patientWorth', amount: worth }] : []),
  ]
}

/** Refunds to its patients, or to itself, that somebody was asked to agree to. */
const tellWaiting = async (id: number, { db }: Context): Promise<PartialEffect[]> => {
  const { count, amount } = await db.selectFrom('refund_request').select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number | null>('amount').as('amount')])
    .where('hospital', '=', id).where('review', '=', 'waiting').executeTakeFirstOrThrow()
  return Number(count) > 0 ? [{ effect: 'waiting', count: Number(count), amount: Number(amount) }] : []
}

/** What an organisation still has: times and their value, who works there, and its patients with what they paid for. */
export const previewHospitalRemoval = async ({ id }: Pick<Hospital, 'id'>, context: Context): Promise<PreviewReply> => {
  const effects: PartialEffect[] = [...await tellTimes(id, context), ...await tellUnpaid(id, context)]
  for (const resource of belonging) effects.push(...await tellRecords(resource, id, context))
  return previewReply([...effects, ...await tellPatients(id, context), ...await tellWaiting(id, context)], [id])
}
