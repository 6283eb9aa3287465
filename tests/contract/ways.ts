import { addDays } from '../../domain/calendar.ts'
import { known } from './inputs.ts'
import { nextSeed } from './world.ts'
import type { World } from './world.ts'

/** Makes a record by the calls that the product has for it; answers its id. */
export type Way = (world: World) => Promise<number>

const patient = async (world: World): Promise<number> =>
  (await world.make(known('patient'), { type: 'ordinary', validUntil: null })).id

/**
 * Tops a new patient up, at the platform's expense so that no organisation has to have enough; answers the lot's id.
 */
const lot =
  (more: Readonly<Record<string, unknown>>): Way =>
  async world => {
    const { recharge } = await world.done('recharge', 'topUp', {
      userIds: [await patient(world)],
      rechargeType: 'ordinary',
      times: 90,
      giveTimes: 3,
      payer: 'platform',
      channel: 'cash',
      ...more,
    })
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

const reviewed =
  (action: 'agree' | 'refuse', answers: Readonly<Record<string, unknown>> = {}): Way =>
  async world => {
    const id = await asked(world)
    await world.done('refundRequest', action, { id, ...answers }, 'second')
    return id
  }

const bought =
  (more: Readonly<Record<string, unknown>>): Way =>
  async world => {
    const hospital = (await world.make(known('hospital'), { kind: 'hospital' })).id
    const { id } = await world.done('hospitalRecharge', 'topUp', {
      hospital,
      rechargeType: 'ordinary',
      times: 20,
      giveTimes: 2,
      amount: 10_000,
      payStatus: 'unpaid',
      ...more,
    })
    return Number(id)
  }

const givenBack: Way = async world => {
  const { hospital } = await world.get('hospitalRecharge', await bought({ payStatus: 'paid', channel: 'cash' })(world))
  const { id } = await world.done('hospitalRecharge', 'refund', {
    hospital,
    rechargeType: 'ordinary',
    times: 1,
    giveTimes: 0,
    amount: 100,
    reason: 'contract',
  })
  return Number(id)
}

const cancelled: Way = async world => {
  const id = await bought({})(world)
  await world.done('hospitalRecharge', 'cancel', { id, reason: 'contract' })
  return id
}

/** Somebody to whom one lifetime was given. */
const lifetime: Way = async world => {
  const id = await patient(world)
  await world.done('patient', 'giveLifetime', { id, payer: 'platform', channel: 'cash', payStatus: 'paid' })
  return id
}

/** Somebody whose records went to another, who alone is left. */
const merged: Way = async world => {
  const [keep, id] = [await patient(world), await patient(world)]
  const pair = { survivor: keep, other: id }
  const { previewToken } = await world.done('duplicate', 'preview', pair)
  await world.done('patient', 'merge', { ...pair, reason: 'contract', previewToken })
  return id
}

/** A case that was withdrawn, of somebody who has been a demo since. */
const demonstrated: Way = async world => {
  const own = await patient(world)
  const { id } = await world.make(known('case'), { patient: own })
  await world.done('case', 'remove', { id })
  await world.done('patient', 'changeType', { id: own, type: 'demo' })
  return id
}

/** The second examination of a case: the only one cannot be withdrawn. */
const examinedOf = async (
  world: World,
): Promise<{ readonly id: number; readonly case: number; readonly patient: number }> => {
  const own = await patient(world)
  const made = await world.make(known('case'), { patient: own })
  const { examinedOn } = made
  await world.done('case', 'update', { id: made.id, examinedOn: '2024-04-01' })
  const [first] = await world.rows('caseRecord', { case: made.id, examinedOn: String(examinedOn) })
  return { id: first!.id, case: made.id, patient: own }
}

const examined: Way = async world => (await examinedOf(world)).id

/** An examination of a case that was removed, whose patient is none any more. */
const orphaned =
  (leave: (world: World, patient: number) => Promise<unknown>): Way =>
  async world => {
    const one = await examinedOf(world)
    await world.done('case', 'remove', { id: one.case })
    await leave(world, one.patient)
    return one.id
  }

const withdrawn: Way = async world => {
  const id = await examined(world)
  await world.done('caseRecord', 'withdraw', { id, reason: 'contract' })
  return id
}

/** A job that was put up to run, which no host of a contract does. */
const putUp: Way = async world => {
  if ((await world.rows('timingLog', {})).length === 0)
    await world.done('timing', 'runNow', { id: (await world.anyRow('timing')).id })
  return (await world.anyRow('timingLog')).id
}

/** A price of an organisation that began: one can only be made for days to come. */
const begun: Way = async world => {
  const { id } = await world.make(known('hospitalPrice'), { hospital: (await world.make(known('hospital'))).id })
  await world.host.setColumns(known('hospitalPrice'), id, { validFrom: '2001-01-01' })
  return id
}

/** A price of organisations likewise. */
const begunPurchase: Way = async world => {
  const { id } = await world.make(known('purchasePrice'))
  await world.host.setColumns(known('purchasePrice'), id, { validFrom: '2001-01-01' })
  return id
}

/** The price list of the day, which has an end before those that tests make for later days. */
const inForce: Way = async world => {
  const { today } = world.host
  const { id } = (await world.rows('price', { validFrom: `,${today}`, deleted: false })).find(
    ({ validUntil }) => validUntil === null || String(validUntil) >= today,
  )!
  await world.done('price', 'end', { id, validUntil: addDays(today, 1000) })
  return id
}

/** A message as the host keeps it where nothing can be sent. */
const message =
  (state: 'failed' | 'logged'): Way =>
  async ({ host: { database } }) => {
    const row = {
      channel: 'email',
      recipient: `contract${nextSeed()}@vision.example`,
      about: 'test',
      language: 'en',
      state,
    } as const
    return (await database.db.insertInto('message').values(row).returning('id').executeTakeFirstOrThrow()).id
  }

/** A job as a host that starts makes it, so that nobody else has put it up to run. */
const job =
  (values: { readonly paused?: boolean; readonly retired?: boolean }): Way =>
  async ({ host: { database } }) => {
    const row = {
      handler: `contract${nextSeed()}`,
      name: '合约任务',
      name_en: 'Contract',
      cron: '0 0 * * *',
      ...values,
    }
    return (await database.db.insertInto('timing').values(row).returning('id').executeTakeFirstOrThrow()).id
  }

/** A request about a patient who has nothing else. */
const received =
  (purpose: string): Way =>
  async world =>
    (await world.make(known('dataRequest'), { purpose, patient: await patient(world) })).id

/** One of which it was seen who asks. */
const begunRequest =
  (purpose: string): Way =>
  async world => {
    const id = await received(purpose)(world)
    await world.done('dataRequest', 'start', { id, identity: 'documents' })
    return id
  }

/** An erasure that somebody asked somebody else for. */
const proposed: Way = async world => {
  const id = await begunRequest('erasure')(world)
  const { previewToken } = await world.done('dataRequest', 'proposePreview', { id })
  await world.done('dataRequest', 'propose', { id, previewToken })
  return id
}

const erased: Way = async world => {
  const id = await proposed(world)
  const { previewToken } = await world.done('dataRequest', 'erasePreview', { id }, 'second')
  await world.done('dataRequest', 'erase', { id, previewToken }, 'second')
  return id
}

const refusedRequest =
  (purpose: string): Way =>
  async world => {
    const id = await received(purpose)(world)
    await world.done('dataRequest', 'refuse', { id, outcome: 'contract' })
    return id
  }

/** What somebody wrote about a new patient. */
const commented: Way = async world =>
  Number((await world.done('comment', 'write', { patient: await patient(world), text: 'contract' }))['id'])

/** Likewise, and somebody else has seen to it. */
const finished: Way = async world => {
  const id = await commented(world)
  await world.done('comment', 'finish', { id })
  return id
}

/** A role that the system knows by its key. */
const systemRole: Way = async world => {
  const { id } = await world.make(known('role'))
  await world.host.setColumns(known('role'), id, { key: `ROLE_CONTRACT_${id}` })
  return id
}

const demo: Way = async world => (await world.make(known('patient'), { type: 'demo' })).id

/** A record that another one refers to. */
const referred =
  (resource: string, by: string, field: string, more: Readonly<Record<string, unknown>> = {}): Way =>
  async world => {
    const { id } = await world.make(known(resource), more)
    await world.make(known(by), { ...more, [field]: id })
    return id
  }

/** A failure that somebody's browser told of, and what became of it. */
const failed =
  (state: string): Way =>
  async world => {
    await world.done('errorLog', 'report', { kind: `Contract${nextSeed()}`, message: 'contract', stack: '', build: '' })
    const [row] = await world.rows('errorLog', {})
    await world.host.setColumns(known('errorLog'), row!.id, { state })
    return row!.id
  }

/** A serial number of a new series. */
const serial: Way = async world => {
  const { id } = await world.make(known('serialSeries'))
  await world.done('serialSeries', 'make', { id, count: 1, batch: 'contract' })
  const [made] = await world.rows('serial', { series: id })
  return made!.id
}

/** One that a device has, which may train. */
const claimedSerial: Way = async world => {
  const id = await serial(world)
  const { number } = await world.get('serial', id)
  const device = await world.make(known('device'), { serial: number })
  await world.done('device', 'issue', { id: device.id })
  return id
}

const scrappedSerial: Way = async world => {
  const id = await serial(world)
  await world.done('serial', 'scrap', { id })
  return id
}

/** A card of a new batch, as the job makes it, which no host of a contract does. */
const card: Way = async world => {
  const { type, hospital, id: batch } = await world.make(known('cardBatch'))
  const { rechargeType, times, giveTimes, price } = await world.get('cardType', Number(type))
  const values = {
    number: String(nextSeed()).padStart(11, '0'),
    type: Number(type),
    batch,
    hospital: Number(hospital),
    recharge_type: rechargeType as 'ordinary',
    times: Number(times),
    give_times: Number(giveTimes),
    price: Number(price),
  }
  return (await world.host.database.db.insertInto('card').values(values).returning('id').executeTakeFirstOrThrow()).id
}

/** One that was sold at the platform's expense. */
const soldCard =
  (payStatus: 'paid' | 'unpaid'): Way =>
  async world => {
    const id = await card(world)
    await world.done('card', 'sell', {
      id,
      buyer: 'customer',
      payer: 'platform',
      payStatus,
      ...(payStatus === 'paid' && { channel: 'cash' }),
    })
    return id
  }

const cardThat =
  (way: Way, then: (world: World, id: number) => Promise<unknown>): Way =>
  async world => {
    const id = await way(world)
    await then(world, id)
    return id
  }

/** As the job leaves it once its last day is over. */
const expired = (world: World, id: number): Promise<unknown> =>
  world.host.setColumns(known('card'), id, { state: 'expired' })

/** Somebody else signs in; an account that nothing else here is done with. */
const signedIn: Way = async world => {
  await world.addAccount(`visitor${nextSeed()}`, () => false)
  const [account] = await world.rows('operator', {})
  await world.host.signIn(String(account!['username']))
  const [session] = await world.rows('online', { operator: account!.id })
  return session!.id
}

/** An order at Alipay, which no contract pays at: as it stands in the database. */
const paymentOrder =
  (values: Readonly<Record<string, unknown>>): Way =>
  async ({ host: { database, today } }) => {
    const hospital = (
      await database.db.selectFrom('hospital').select('id').where('kind', '=', 'platform').executeTakeFirstOrThrow()
    ).id
    const row = {
      number: `ZFC${nextSeed()}`,
      hospital,
      purpose: 'test' as const,
      amount: 1,
      way: 'qr' as const,
      expires_at: `${addDays(today, 1)}T00:00:00.000Z`,
      app_id: 'contract',
      ...values,
    }
    return (await database.db.insertInto('payment_order').values(row).returning('id').executeTakeFirstOrThrow()).id
  }
const paidOrder = paymentOrder({
  state: 'paid',
  received_amount: 1,
  trade_no: 'contract',
  paid_at: '2024-03-01T00:00:00.000Z',
})

/** One that bought something. */
const paidTopUp: Way = async world => {
  const purchase = await bought({ payStatus: 'paid', channel: 'alipay', giveTimes: 0 })(world)
  const { hospital, rechargeType: recharge_type, times, amount } = await world.get('hospitalRecharge', purchase)
  return paymentOrder({
    purpose: 'topUp',
    hospital,
    recharge_type,
    times,
    amount,
    purchase,
    state: 'paid',
    received_amount: amount,
    trade_no: 'contract',
  })(world)
}

/** Money of one that goes back. */
const paymentRefund =
  (state: 'waiting' | 'refunded'): Way =>
  async world => {
    const order = await paidOrder(world)
    const { db } = world.host.database
    const { hospital } = await db
      .selectFrom('payment_order')
      .select('hospital')
      .where('id', '=', order)
      .executeTakeFirstOrThrow()
    return (
      await db
        .insertInto('payment_refund')
        .values({
          number: `ZFC${nextSeed()}R`,
          payment_order: order,
          hospital,
          amount: 1,
          state,
          refunded_at: state === 'refunded' ? '2024-03-01T00:00:00.000Z' : null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  }

/** Money that Alipay cannot give back: no app is set. */
const settledRefund: Way = async world => {
  const id = await paymentRefund('waiting')(world)
  await world.done('paymentRefund', 'settle', { id, reason: 'tooLate', channel: 'transfer', reference: 'contract' })
  return id
}

/** A day's bill of Alipay, which no contract has; each is of a day of its own. */
const alipayBill =
  (state: 'waiting' | 'compared' | 'none' | 'skipped'): Way =>
  async ({ host: { database } }) =>
    (
      await database.db
        .insertInto('alipay_bill')
        .values({ day: addDays('1990-01-01', nextSeed()), app_id: 'contract', state })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id

/** Something in which one differs. */
const alipayDifference =
  (state: 'open' | 'explained' | 'mended'): Way =>
  async world => {
    const bill = await alipayBill('compared')(world)
    const number = `ZFC${nextSeed()}`
    return (
      await world.host.database.db
        .insertInto('alipay_difference')
        .values({
          bill,
          day: '1990-01-01',
          kind: 'missingHere',
          movement: 'payment',
          number,
          theirs: 1,
          state,
          fingerprint: number,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  }

/** Something that a webhook tells, as it is in each state. */
const delivery =
  (state: 'waiting' | 'sent' | 'failed' | 'withheld'): Way =>
  async world => {
    const { id } = await world.make(known('webhook'))
    await world.done('webhook', 'test', { id })
    const { db } = world.host.database
    return (
      await db
        .updateTable('webhook_delivery')
        .set({ state })
        .where('webhook', '=', id)
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  }

/** How records come about where no call `create` makes them, or not in each state. */
export const ways: { readonly [resource: string]: { readonly [state: string]: Way } } = {
  comment: { open: commented, done: finished },
  online: { signedIn },
  serial: { new: serial, claimed: claimedSerial, scrapped: scrappedSerial },
  card: {
    new: card,
    paid: soldCard('paid'),
    unpaid: soldCard('unpaid'),
    refunded: cardThat(soldCard('paid'), (world, id) => world.done('card', 'refund', { id, reason: 'contract' })),
    void: cardThat(soldCard('unpaid'), (world, id) => world.done('card', 'cancel', { id, reason: 'contract' })),
    expired: cardThat(soldCard('paid'), expired),
    'expired unsold': cardThat(card, expired),
  },
  recharge: { unpaid: lot({ payStatus: 'unpaid' }), paid: lot({ payStatus: 'paid' }), refunded },
  refundRequest: { waiting: asked, agreed: reviewed('agree'), refused: reviewed('refuse', { answer: 'contract' }) },
  hospitalRecharge: {
    unpaid: bought({}),
    paid: bought({ payStatus: 'paid', channel: 'cash' }),
    cancelled,
    'given back': givenBack,
  },
  price: { 'in force': inForce },
  hospitalPrice: { begun },
  purchasePrice: { begunPurchase },
  timingLog: { waiting: putUp },
  patient: {
    demo,
    lifetime,
    merged,
    erased: async world => Number((await world.get('dataRequest', await erased(world)))['patient']),
  },
  dataRequest: {
    'copy asked for': received('export'),
    'correction asked for': received('correction'),
    'erasure asked for': received('erasure'),
    'copy in work': begunRequest('export'),
    'correction in work': begunRequest('correction'),
    'erasure in work': begunRequest('erasure'),
    proposed,
    erased,
    'copy refused': refusedRequest('export'),
    'correction refused': refusedRequest('correction'),
    'erasure refused': refusedRequest('erasure'),
  },
  webhookDelivery: {
    waiting: delivery('waiting'),
    sent: delivery('sent'),
    failed: delivery('failed'),
    withheld: delivery('withheld'),
  },
  paymentOrder: { made: paymentOrder({}), paid: paidOrder, 'paid top-up': paidTopUp },
  paymentRefund: { waiting: paymentRefund('waiting'), refunded: paymentRefund('refunded'), settled: settledRefund },
  alipayBill: {
    waiting: alipayBill('waiting'),
    compared: alipayBill('compared'),
    none: alipayBill('none'),
    skipped: alipayBill('skipped'),
  },
  alipayDifference: {
    open: alipayDifference('open'),
    explained: alipayDifference('explained'),
    mended: alipayDifference('mended'),
  },
  case: { demonstrated },
  hospital: { 'above another': referred('hospital', 'hospital', 'superior', { kind: 'distributor' }) },
  projectType: { 'in use': referred('projectType', 'project', 'type') },
  dictGroup: { 'in use': referred('dictGroup', 'dict', 'group') },
  caseRecord: {
    there: examined,
    withdrawn,
    'of somebody deleted': orphaned((world, id) => world.done('patient', 'remove', { id })),
    'of a demo': orphaned((world, id) => world.done('patient', 'changeType', { id, type: 'demo' })),
  },
  errorLog: { open: failed('open'), resolved: failed('resolved'), ignored: failed('ignored') },
  message: { failed: message('failed'), logged: message('logged') },
  timing: { running: job({}), paused: job({ paused: true }), retired: job({ retired: true }) },
  role: { system: systemRole },
}
