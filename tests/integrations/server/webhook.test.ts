import { createServer } from 'node:http'
import type { IncomingHttpHeaders, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { deliverWebhooks } from '../../../server/integrations/deliverWebhooks.ts'
import { signatureOf } from '../../../server/platform/messages/sms.ts'
import { openOutgoing } from '../../../server/platform/outgoing/openOutgoing.ts'
import { describeAbove } from '../../support/database.ts'
import { BackOffice } from '../../platform/session/backOffice.ts'

const secret = 'sixteen characters'

interface Heard {
  readonly headers: IncomingHttpHeaders
  readonly text: string
  readonly body: Record<string, unknown>
}

describeAbove('webhooks', engine => {
  let office: BackOffice
  let other: Server
  let manager: { id: number; token: string }
  let root: { id: number; token: string }
  let answer = 204
  const heard: Heard[] = []

  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    root = await office.signedIn('root')
    manager = await office.signedIn('manager', { hospital: office.hospitals.hospital, dataScope: 'own' })
    other = createServer((request, reply) => {
      let text = ''
      request
        .setEncoding('utf8')
        .on('data', (piece: string) => {
          text += piece
        })
        .on('end', () => {
          heard.push({ headers: request.headers, text, body: JSON.parse(text) as Record<string, unknown> })
          reply.writeHead(answer).end()
        })
    })
    await new Promise<void>(done => {
      other.listen(0, '127.0.0.1', done)
    })
  })
  afterAll(async () => {
    await new Promise(done => {
      other.close(done)
    })
    await office.close()
  })
  beforeEach(async () => {
    answer = 204
    heard.length = 0
    await office.database.db.deleteFrom('webhook_delivery').execute()
    await office.database.db.updateTable('webhook').set({ state: 'paused' }).execute()
  })

  const options = (networks: readonly string[] = ['127.0.0.0/8']) => ({
    database: office.database,
    engine: office.engine,
    cipher: office.cipher,
    outgoing: openOutgoing(networks),
    log: office.app.log,
    clock: office.clock.read,
  })
  /** Makes one that calls the stand-in, which no form could name. */
  const make = async (events: readonly string[], who = manager): Promise<number> => {
    const { status, body } = await office.call('POST api/webhook', {
      token: who.token,
      body: { name: 'EMR', address: 'https://emr.example.com/in', secret, events: events.map(event => ({ event })) },
      confirm: true,
    })
    expect([status, body['errors']]).toEqual([201, undefined])
    await office.database.db
      .updateTable('webhook')
      .set({ address: `http://127.0.0.1:${(other.address() as AddressInfo).port}/in` })
      .where('id', '=', Number(body['id']))
      .execute()
    return Number(body['id'])
  }
  const told = (webhook: number) =>
    office.database.db
      .selectFrom('webhook_delivery')
      .select(['id', 'event', 'record', 'state', 'reason', 'detail', 'tries'])
      .where('webhook', '=', webhook)
      .orderBy('id')
      .execute()
  let serial = 0
  const makeDoctor = async (hospital: number) => {
    serial += 1
    const made = await office.call('POST api/doctor', {
      token: root.token,
      body: { name: `王芳${serial}`, hospital, occupation: 'doctor' },
    })
    expect([made.status, made.body['errors']]).toEqual([201, undefined])
    return Number(made.body['id'])
  }

  it('tell what happened, signed, as their operator may see it, and nothing of other organisations', async () => {
    const id = await make(['doctor.create'])
    const seen = await makeDoctor(office.hospitals.hospital)
    await makeDoctor(office.hospitals.elsewhere)
    await deliverWebhooks(options())
    // What is done elsewhere, and when, stands in no list of theirs either.
    expect(await told(id)).toEqual([
      expect.objectContaining({ event: 'doctor.create', record: seen, state: 'sent', detail: 'HTTP 204', tries: 1 }),
    ])
    const list: unknown = (await office.call('GET api/webhookDelivery', { token: manager.token })).body
    expect(list).toMatchObject([{ record: seen }])
    expect(heard).toHaveLength(1)
    const [{ headers, text, body }] = heard as [Heard]
    expect(headers['x-signature']).toBe(signatureOf(secret, String(headers['x-timestamp']), text))
    expect(headers['idempotency-key']).toBe(`webhook-${(await told(id))[0]!.id}`)
    expect(body).toEqual({
      id: (await told(id))[0]!.id,
      event: 'doctor.create',
      at: office.clock.now.toISOString(),
      record: expect.objectContaining({ id: seen, name: '王芳1', hospitalLabel: 'Hospital' }),
    })
  })

  it('say of a record that has left their organisation why it is not told again', async () => {
    const id = await make(['doctor.create'])
    const seen = await makeDoctor(office.hospitals.hospital)
    await deliverWebhooks(options())
    await office.database.db
      .updateTable('doctor')
      .set({ hospital: office.hospitals.elsewhere })
      .where('id', '=', seen)
      .execute()
    const [delivery] = await told(id)
    const replayed = await office.call(`PUT api/webhookDelivery/replay/${delivery!.id}`, { token: manager.token })
    expect(replayed.status).toBe(200)
    await deliverWebhooks(options())
    expect(await told(id)).toMatchObject([{ record: seen, state: 'withheld', reason: 'record' }])
    expect(heard).toHaveLength(1)
  })

  it('are never without what they are signed by, unless the key of the installation was lost: then nothing is sent', async () => {
    const id = await make(['doctor.create'])
    expect(
      await office.call(`PUT api/webhook/${id}`, { token: manager.token, body: { secretSet: false }, confirm: true }),
    ).toMatchObject({ status: 400, body: { errors: { secret: expect.any(String) } } })
    await sql`update webhook set secret = null where id = ${id}`.execute(office.database.db)
    await makeDoctor(office.hospitals.hospital)
    await deliverWebhooks(options())
    expect(await told(id)).toMatchObject([{ state: 'failed', reason: 'secret' }])
    expect(heard).toEqual([])
  })

  it('mask what is masked in replies', async () => {
    const colleague = await office.account('colleague', {
      role: 'nurse',
      hospital: office.hospitals.hospital,
      dataScope: 'own',
      phone: '13812345678',
    })
    await make(['operator.disable'])
    expect((await office.call(`PUT api/operator/disable/${colleague}`, { token: root.token })).status).toBe(200)
    await deliverWebhooks(options())
    expect(heard).toMatchObject([
      { body: { event: 'operator.disable', record: { id: colleague, username: 'colleague', status: 'deactivated' } } },
    ])
    expect(heard[0]!.text).toContain('5678')
    expect(heard[0]!.text).not.toContain('1381234')
  })

  it('tell nothing of what was rolled back, what they are not about, or while they are paused', async () => {
    const id = await make(['doctor.create'])
    expect((await office.call('POST api/doctor', { token: root.token, body: { name: '' } })).status).toBe(400)
    const doctor = await makeDoctor(office.hospitals.hospital)
    expect(
      (await office.call('PUT api/doctor', { token: root.token, body: { id: doctor, speciality: '斜视' } })).status,
    ).toBe(200)
    expect((await told(id)).map(({ event }) => event)).toEqual(['doctor.create'])
    expect(await office.call(`PUT api/webhook/pause/${id}`, { token: manager.token })).toMatchObject({ status: 200 })
    await makeDoctor(office.hospitals.hospital)
    expect(await told(id)).toHaveLength(1)
  })

  it('try again what did not arrive, give up what was refused, and send anything again that somebody asks for', async () => {
    const id = await make(['doctor.create'])
    await makeDoctor(office.hospitals.hospital)
    answer = 503
    await deliverWebhooks(options())
    expect(await told(id)).toMatchObject([{ state: 'waiting', reason: 'refused', detail: 'HTTP 503', tries: 1 }])
    await deliverWebhooks(options())
    expect(heard).toHaveLength(1)
    answer = 410
    await office.database.db.updateTable('webhook_delivery').set({ next_try_at: null }).execute()
    await deliverWebhooks(options())
    const [delivery] = await told(id)
    expect(delivery).toMatchObject({ state: 'failed', detail: 'HTTP 410', tries: 2 })
    answer = 200
    expect(await office.call(`PUT api/webhookDelivery/replay/${delivery!.id}`, { token: manager.token })).toMatchObject(
      { status: 200, body: { state: 'waiting' } },
    )
    await deliverWebhooks(options())
    expect(await told(id)).toMatchObject([{ state: 'sent', detail: 'HTTP 200', tries: 1 }])
    expect(heard.map(({ body }) => body['id'])).toEqual([delivery!.id, delivery!.id, delivery!.id])
  })

  it('can be tried with a test, and never call this machine or its network', async () => {
    const id = await make(['doctor.create'])
    expect((await office.call(`PUT api/webhook/test/${id}`, { token: manager.token })).status).toBe(200)
    await deliverWebhooks(options([]))
    expect(await told(id)).toMatchObject([{ event: 'webhook.test', state: 'waiting', reason: 'unreachable' }])
    expect(heard).toEqual([])
    await office.database.db.updateTable('webhook_delivery').set({ next_try_at: null }).execute()
    await deliverWebhooks(options())
    expect(heard).toMatchObject([{ body: { event: 'webhook.test', record: null } }])
    for (const address of [
      'https://127.0.0.1/in',
      'https://localhost/in',
      'http://emr.example.com/in',
      'https://who:word@emr.example.com/in',
    ]) {
      const refused = await office.call('POST api/webhook', {
        token: manager.token,
        body: { name: 'X', address, secret, events: [{ event: 'doctor.create' }] },
        confirm: true,
      })
      expect(refused, address).toMatchObject({ status: 400, body: { errors: { address: expect.anything() } } })
    }
  })

  it('are made with the password, for events that there are, and seen by their operator alone', async () => {
    const body = { name: 'X', address: 'https://emr.example.com/in', secret, events: [{ event: 'doctor.list' }] }
    expect(await office.call('POST api/webhook', { token: manager.token, body })).toMatchObject({
      status: 403,
      body: { code: 'reauthenticate' },
    })
    expect(await office.call('POST api/webhook', { token: manager.token, body, confirm: true })).toMatchObject({
      status: 400,
      body: { errors: { 'events.0.event': expect.anything() } },
    })
    const twice = { ...body, events: [{ event: 'doctor.create' }, { event: 'doctor.create' }] }
    expect(await office.call('POST api/webhook', { token: manager.token, body: twice, confirm: true })).toMatchObject({
      status: 400,
      body: { errors: { events: 'Cannot contain the same twice' } },
    })
    const id = await make(['doctor.create'], root)
    expect((await office.call(`GET api/webhook/${id}`, { token: manager.token })).status).toBe(404)
    expect(JSON.stringify((await office.call(`GET api/webhook/${id}`, { token: root.token })).body)).not.toContain(
      secret,
    )
  })

  it('tell nothing once their operator is deactivated, or may not see such records', async () => {
    const id = await make(['doctor.create'])
    await makeDoctor(office.hospitals.hospital)
    await office.database.db
      .updateTable('operator')
      .set({ status: 'deactivated' })
      .where('id', '=', manager.id)
      .execute()
    await deliverWebhooks(options())
    expect(await told(id)).toMatchObject([{ state: 'withheld', reason: 'operator' }])
    await office.database.db
      .updateTable('operator')
      .set({ status: 'opened', roles: [await office.roleId('none')] })
      .where('id', '=', manager.id)
      .execute()
    const seen = await makeDoctor(office.hospitals.hospital)
    await makeDoctor(office.hospitals.elsewhere)
    await deliverWebhooks(options())
    expect((await told(id)).slice(1)).toMatchObject([{ record: seen, state: 'withheld', reason: 'permission' }])
  })
})
