import { addDays } from '../../domain/calendar.ts'
import { known } from './inputs.ts'
import type { World } from './world.ts'

/** Makes a record by the calls that the product has for it; answers its id. */
export type Way = (world: World) => Promise<number>

const patient = async (world: World): Promise<number> => (await world.make(known('patient'), { type: 'ordinary', validUntil: null })).id

/** Tops a new patient up, at the platform's expense so that no organisation has to have enough; answers the lot's id. */
const lot = (more: Readonly<Record<string, unknown>>): Way => async world => {
  const { recharge } = await world.done('recharge', 'topUp', { userIds: [await patient(world)], rechargeType: 'ordinary', times: 90, giveTimes: 3, payer: 'platform', channel: 'cash', ...more })
  return Number(recharge)
}

/** Asks for all of a lot to be given back, under a limit. */
const refund = async (world: World, id: number, refundLimit: number | null): Promise<Record<string, unknown>> => {
  await world.done('configSetting', 'update', { refundLimit })
  return world.done('recharge', 'refund', { id, reason: 'contract' })
}

const refunded: Way = async world => {
  const id = await lot({ payStatus: 'paid' })(world)
  await refund(world, id, null)
  return id
}

/** A refund above the limit, which somebody else has to agree to. */
const asked: Way = async world => Number((await refund(world, await lot({ payStatus: 'paid' })(world), 1))['request'])

const reviewed = (action: 'agree' | 'refuse', answers: Readonly<Record<string, unknown>> = {}): Way => async world => {
  const id = await asked(world)
  await world.done('refundRequest', action, { id, ...answers }, 'second')
  return id
}

const bought = (more: Readonly<Record<string, unknown>>): Way => async world => {
  const hospital = (await world.make(known('hospital'))).id
  const { id } = await world.done('hospitalRecharge', 'topUp', { hospital, rechargeType: 'ordinary', times: 20, giveTimes: 2, amount: 10_000, payStatus: 'unpaid', ...more })
  return Number(id)
}

const givenBack: Way = async world => {
  const { hospital } = await world.get('hospitalRecharge', await bought({ payStatus: 'paid', channel: 'cash' })(world))
  const { id } = await world.done('hospitalRecharge', 'refund', { hospital, rechargeType: 'ordinary', times: 1, giveTimes: 0, amount: 100, reason: 'contract' })
  return Number(id)
}

const cancelled: Way = async world => {
  const id = await bought({})(world)
  await world.done('hospitalRecharge', 'cancel', { id, reason: 'contract' })
  return id
}

/** The second examination of a case: the only one cannot be withdrawn. */
const examined: Way = async world => {
  const made = await world.make(known('case'))
  const { examinedOn } = made
  await world.done('case', 'update', { id: made.id, examinedOn: '2024-04-01' })
  const [first] = await world.rows('caseRecord', { case: made.id, examinedOn: String(examinedOn) })
  return first!.id
}

const withdrawn: Way = async world => {
  const id = await examined(world)
  await world.done('caseRecord', 'withdraw', { id, reason: 'contract' })
  return id
}

/** A job that was put up to run, which no host of a contract does. */
const putUp: Way = async world => {
  if ((await world.rows('timingLog', {})).length === 0) await world.done('timing', 'runNow', { id: (await world.anyRow('timing')).id })
  return (await world.anyRow('timingLog')).id
}

/** A price that began: one can only be made for days to come. */
const begun = (resource: 'price' | 'hospitalPrice'): Way => async world => {
  const { id } = await world.make(known(resource))
  const day = addDays('1900-01-01', id)
  await world.host.setColumns(known(resource), id, { validFrom: day, validUntil: day })
  return id
}

/** Where no call `create` makes records of a resource, or not in each state: how they come about. */
export const ways: { readonly [resource: string]: { readonly [state: string]: Way } } = {
  recharge: { unpaid: lot({ payStatus: 'unpaid' }), paid: lot({ payStatus: 'paid' }), refunded },
  refundRequest: { waiting: asked, agreed: reviewed('agree'), refused: reviewed('refuse', { answer: 'contract' }) },
  hospitalRecharge: { unpaid: bought({}), paid: bought({ payStatus: 'paid', channel: 'cash' }), cancelled, 'given back': givenBack },
  price: { begun: begun('price') },
  hospitalPrice: { begun: begun('hospitalPrice') },
  timingLog: { waiting: putUp },
  caseRecord: { there: examined, withdrawn },
}
