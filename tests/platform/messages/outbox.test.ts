import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createOutbox } from '../../../server/platform/messages/createOutbox.ts'
import type { Outbox } from '../../../server/platform/messages/createOutbox.ts'
import { expire, pauses } from '../../../server/platform/messages/queue.ts'
import { signatureOf } from '../../../server/platform/messages/sms.ts'
import { openOutgoing } from '../../../server/platform/outgoing/openOutgoing.ts'
import { passingCipher, secretPlace } from '../../../server/platform/secrets/Cipher.ts'
import { seed } from '../../../server/seed/seed.ts'
import { describeAbove } from '../../support/database.ts'
import type { TestDatabase } from '../../support/database.ts'
import { openSmsGateway } from '../../support/smsGateway.ts'
import type { SmsGateway } from '../../support/smsGateway.ts'
import { openSmtpServer } from '../../support/smtpServer.ts'
import type { SmtpServer } from '../../support/smtpServer.ts'

describeAbove('messages', engine => {
  const cipher = passingCipher()
  let database: TestDatabase
  let smtp: SmtpServer
  let gateway: SmsGateway
  let outbox: Outbox
  const logged: string[] = []
  const log = {
    info: () => undefined,
    warn: (details: object, words: string) => {
      logged.push(JSON.stringify(details) + words)
    },
    error: (details: object, words: string) => {
      logged.push(JSON.stringify(details) + words)
    },
  }
  const outboxWith = (timeout = 5000): Outbox =>
    createOutbox({ database, cipher, mail: undefined, outgoing: openOutgoing(['127.0.0.0/8']), timeout, log })

  beforeAll(async () => {
    ;[database, smtp, gateway] = await Promise.all([engine.open(), openSmtpServer(), openSmsGateway()])
    await seed(database)
    outbox = outboxWith()
  })
  afterAll(async () => {
    await outbox?.close()
    await Promise.all([smtp?.close(), gateway?.close()])
    await database?.close()
  })
  beforeEach(async () => {
    await database.db.deleteFrom('message').execute()
    await database.db.deleteFrom('throttle').execute()
    await database.db
      .updateTable('config_setting')
      .set({
        mail_on: true,
        smtp_host: '127.0.0.1',
        smtp_port: smtp.port,
        smtp_secure: 'none',
        smtp_user: 'mailer',
        mail_from: 'vision@example.com',
        smtp_password: cipher.seal('mail-secret', secretPlace('configSetting', 'smtpPassword')),
        sms_on: true,
        sms_url: gateway.url,
        sms_key: 'key-1',
        sms_secret: cipher.seal('sms-secret', secretPlace('configSetting', 'smsSecret')),
        sms_signature: '视觉训练',
      })
      .execute()
    smtp.behave = 'take'
    gateway.status = 200
    ;(smtp.mails as unknown[]).length = 0
    ;(gateway.posts as unknown[]).length = 0
    logged.length = 0
  })

  const mail = async (recipient: string, more: { validUntil?: Date } = {}) =>
    (
      await outbox.sender.send(database.db, {
        channel: 'email',
        recipient,
        about: 'oneTimePassword',
        language: 'zh',
        body: 'password 4711',
        ...more,
      })
    ).id
  const sms = async (recipient: string) =>
    (
      await outbox.sender.send(database.db, {
        channel: 'sms',
        recipient,
        about: 'code',
        language: 'zh',
        body: 'code 123456',
      })
    ).id
  const sealed = expect.stringMatching(/^v1\.[\w-]+$/) as unknown as string
  const stored = async (id: number) =>
    database.db
      .selectFrom('message')
      .select(['state', 'tries', 'reason', 'detail', 'body', 'sent_at', 'next_try_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const makeDue = () => sql`update message set next_try_at = null`.execute(database.db)

  it('are delivered by mail, and forgotten what they said', async () => {
    const id = await mail('parent@example.com')
    expect(await stored(id)).toMatchObject({ state: 'waiting', tries: 0, body: sealed })
    await outbox.deliver()
    expect(await stored(id)).toMatchObject({
      state: 'sent',
      tries: 1,
      body: null,
      reason: null,
      sent_at: expect.any(String),
    })
    expect(smtp.mails).toHaveLength(1)
    expect(smtp.mails[0]).toMatchObject({
      from: 'vision@example.com',
      to: 'parent@example.com',
      text: expect.stringContaining('password 4711'),
    })
    expect(smtp.credentials.at(-1)).toBe('mailer:mail-secret')
  })

  it('are posted to the gateway, signed and never with the secret', async () => {
    const id = await sms('13912345678')
    await outbox.deliver()
    expect(await stored(id)).toMatchObject({ state: 'sent', body: null })
    const { headers, body } = gateway.posts[0]!
    expect(JSON.parse(body)).toEqual({ id: String(id), phone: '13912345678', content: '【视觉训练】code 123456' })
    expect(headers).toMatchObject({
      'x-key': 'key-1',
      'idempotency-key': `message-${id}`,
      'x-signature': signatureOf('sms-secret', String(headers['x-timestamp']), body),
    })
    expect(JSON.stringify(headers) + body).not.toContain('sms-secret')
  })

  it('are tried again after a pause, and have failed after the last try', async () => {
    gateway.status = 503
    const id = await sms('13912345678')
    for (let tried = 1; tried <= pauses.length; tried += 1) {
      await outbox.deliver()
      expect(await stored(id)).toMatchObject({
        state: 'waiting',
        tries: tried,
        reason: 'refused',
        detail: 'HTTP 503',
        next_try_at: expect.any(String),
      })
      // Not before its time.
      await outbox.deliver()
      expect(gateway.posts).toHaveLength(tried)
      await makeDue()
    }
    await outbox.deliver()
    expect(await stored(id)).toMatchObject({
      state: 'failed',
      tries: pauses.length + 1,
      body: sealed,
      next_try_at: null,
    })
    expect(logged.join()).not.toMatch(/13912345678|123456"|that nobody logs/)
  })

  it.each([
    ['refuseRecipient', 'failed', 'recipient', '550'],
    ['refuseForNow', 'waiting', 'recipient', '451'],
    ['refuseSignIn', 'waiting', 'signIn', '535'],
  ] as const)('of which the mail server says %s are %s', async (behave, state, reason, detail) => {
    smtp.behave = behave
    const id = await mail('nobody@example.com')
    await outbox.deliver()
    expect(await stored(id)).toMatchObject({ state, reason, detail, tries: 1 })
    expect(logged.join()).not.toContain('nobody')
  })

  it.each([
    [401, 'waiting', 'signIn'],
    [422, 'failed', 'refused'],
    [429, 'waiting', 'refused'],
    [302, 'waiting', 'refused'],
  ] as const)('that the gateway answers with %s are %s', async (status, state, reason) => {
    gateway.status = status
    const id = await sms('13912345678')
    await outbox.deliver()
    expect(await stored(id)).toMatchObject({ state, reason, detail: `HTTP ${status}` })
  })

  it('do not wait for a service that says nothing', async () => {
    const hasty = outboxWith(150)
    smtp.behave = 'silent'
    gateway.status = 0
    const ids = [await mail('slow@example.com'), await sms('13912345678')]
    await hasty.deliver()
    for (const id of ids) expect(await stored(id)).toMatchObject({ state: 'waiting', reason: 'timeout', tries: 1 })
  })

  it('say that a service cannot be reached, is off, or has a secret that cannot be read', async () => {
    await database.db.updateTable('config_setting').set({ smtp_port: 1 }).execute()
    const unreached = await mail('one@example.com')
    await outbox.deliver()
    expect(await stored(unreached)).toMatchObject({ state: 'waiting', reason: 'unreachable' })

    await database.db
      .updateTable('config_setting')
      .set({ smtp_password: passingCipher().seal('x', 'elsewhere') })
      .execute()
    const unread = await mail('two@example.com')
    await outbox.deliver()
    expect(await stored(unread)).toMatchObject({ state: 'waiting', reason: 'secret' })

    const off = await sms('13912345678')
    await database.db.updateTable('config_setting').set({ sms_on: false }).execute()
    await outbox.deliver()
    expect(await stored(off)).toMatchObject({ state: 'failed', reason: 'notConfigured' })
    expect(await stored(await sms('13912345678'))).toMatchObject({ state: 'logged', body: null })
  })

  it('never go to an address inside the house, and tell of it no more than that nobody answers', async () => {
    const outside = createOutbox({ database, cipher, mail: undefined, outgoing: openOutgoing([]), log })
    const before = [...smtp.credentials]
    for (const smtp_host of ['127.0.0.1', 'localhost', '169.254.169.254']) {
      await database.db
        .updateTable('config_setting')
        .set({ smtp_host, sms_url: gateway.url.replace('127.0.0.1', smtp_host) })
        .execute()
      const ids = [await mail('parent@example.com'), await sms('13912345678')]
      await outside.deliver()
      for (const id of ids)
        expect(await stored(id)).toMatchObject({ state: 'waiting', reason: 'unreachable', detail: null })
    }
    expect([smtp.mails, smtp.credentials, gateway.posts]).toEqual([[], before, []])
    expect(logged.join()).toContain('OUTGOING_NETWORKS')
  })

  it('that do not hold any more are neither delivered nor kept', async () => {
    const [late, early] = [
      await mail('late@example.com', { validUntil: new Date(Date.now() - 1000) }),
      await mail('early@example.com', { validUntil: new Date(Date.now() + 600_000) }),
    ]
    await outbox.deliver()
    expect(smtp.mails.map(one => one.to)).toEqual(['early@example.com'])
    await expire(database.db, new Date(), 2)
    expect(await stored(late)).toMatchObject({ state: 'expired', body: null, tries: 0 })
    expect(await stored(early)).toMatchObject({ state: 'sent' })
  })

  it('whose key is lost do not wait for ever', async () => {
    const lost = await mail('lost@example.com')
    await database.db.updateTable('message').set({ body: null }).where('id', '=', lost).execute()
    const other = await mail('other@example.com')
    await database.db
      .updateTable('message')
      .set({ body: passingCipher().seal('code', 'message.body') })
      .where('id', '=', other)
      .execute()
    await outbox.deliver()
    await expire(database.db, new Date(), 2)
    expect([await stored(lost), await stored(other)]).toMatchObject([
      { state: 'expired' },
      { state: 'failed', reason: 'unexpected' },
    ])
    expect(smtp.mails).toEqual([])
  })

  it('go out once, however many hosts deliver at the same time', async () => {
    const hosts = [outboxWith(), outboxWith(), outboxWith()]
    const ids: number[] = []
    for (let i = 0; i < 30; i += 1)
      ids.push(i % 2 === 0 ? await sms(`139000000${String(i).padStart(2, '0')}`) : await mail(`p${i}@example.com`))
    await Promise.all(hosts.map(host => host.deliver()))
    expect(gateway.posts.map(post => (JSON.parse(post.body) as { id: string }).id).sort()).toEqual(
      ids
        .filter((_, i) => i % 2 === 0)
        .map(String)
        .sort(),
    )
    expect(smtp.mails.map(one => one.to).sort()).toEqual(
      ids.flatMap((_, i) => (i % 2 === 0 ? [] : [`p${i}@example.com`])).sort(),
    )
    expect(await database.db.selectFrom('message').select('id').where('state', '!=', 'sent').execute()).toEqual([])
  })

  it('are not written where the transaction that sends them fails', async () => {
    await expect(
      database.db.transaction().execute(async transaction => {
        await outbox.sender.send(transaction, {
          channel: 'email',
          recipient: 'a@example.com',
          about: 'code',
          language: 'zh',
          body: 'b',
        })
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    await outbox.deliver()
    expect(smtp.mails).toEqual([])
  })

  it('go by the server that the environment names, where it names one', async () => {
    const other = await openSmtpServer()
    try {
      const env = createOutbox({
        database,
        cipher,
        outgoing: openOutgoing([]),
        mail: {
          host: '127.0.0.1',
          port: other.port,
          secure: 'none',
          user: null,
          password: null,
          from: 'env@example.com',
        },
      })
      expect(await env.sender.services(database.db)).toEqual({ email: 'environment', sms: 'settings' })
      await env.sender.send(database.db, {
        channel: 'email',
        recipient: 'x@example.com',
        about: 'code',
        language: 'zh',
        body: 'b',
      })
      await env.deliver()
      expect([other.mails.map(one => one.from), smtp.mails]).toEqual([['env@example.com'], []])
    } finally {
      await other.close()
    }
  })
})

describe('the pauses between tries', () => {
  it('grow', () => {
    expect([...pauses].sort((a, b) => a - b)).toEqual(pauses)
  })
})
