import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { bodyPlace } from '../../../server/platform/messages/createSender.ts'
import { createOutbox } from '../../../server/platform/messages/createOutbox.ts'
import { openOutgoing } from '../../../server/platform/outgoing/openOutgoing.ts'
import { createCipher, secretPlace } from '../../../server/platform/secrets/Cipher.ts'
import { issueProof } from '../../../server/core/proofs.ts'
import { hour, minute } from '../../../server/core/lifetime.ts'
import { describeAbove } from '../../support/database.ts'
import { openSmtpServer } from '../../support/smtpServer.ts'
import type { SmtpServer } from '../../support/smtpServer.ts'
import { BackOffice, password } from './backOffice.ts'

describeAbove('what takes the password again', engine => {
  let office: BackOffice
  let root: { id: number; token: string }
  let second: { id: number; token: string }
  let third: { id: number; token: string }
  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    root = await office.signedIn('root')
    second = await office.signedIn('second', { email: 'second@example.com' })
    third = await office.signedIn('third')
    await office.signedIn('nurse', {
      role: 'nurse',
      hospital: office.hospitals.hospital,
      dataScope: 'own',
      email: 'nurse@example.com',
    })
  })
  afterAll(() => office.close())
  beforeEach(async () => {
    office.clock.advance(3 * hour)
    await office.database.db.deleteFrom('throttle').execute()
    for (const [one, name] of [
      [root, 'root'],
      [second, 'second'],
      [third, 'third'],
    ] as const)
      one.token = await office.token(name)
  })

  let serial = 0
  const change = (options: { proof?: string; confirm?: boolean; token?: string } = {}) => {
    serial += 1
    return office.call('PUT api/configSetting', {
      token: root.token,
      body: { smtpHost: `mail${serial}.example.com` },
      ...options,
    })
  }
  const stored = async () =>
    await office.database.db.selectFrom('config_setting').select(['smtp_host', 'version']).executeTakeFirstOrThrow()
  const prove = (given: string, purpose = 'configSetting.update', token = root.token) =>
    office.call('POST auth/reauthenticate', { token, body: { password: given, purpose } })

  it('is refused without it, in words and with what the proof is for, and nothing is changed', async () => {
    const before = await stored()
    expect(await change()).toEqual({
      status: 403,
      body: expect.objectContaining({
        code: 'reauthenticate',
        message: 'This has to be confirmed with your password',
        purpose: 'configSetting.update',
      }),
    })
    expect(await stored()).toEqual(before)
  })

  it('is done with it', async () => {
    const proof = String((await prove(password)).body['proof'])
    expect(await change({ proof })).toMatchObject({ status: 200, body: { smtpHost: `mail${serial}.example.com` } })
  })

  it('takes no proof of another session, for another action, that is too old, or that somebody made up', async () => {
    const before = await stored()
    const late = String((await prove(password)).body['proof'])
    office.clock.advance(2 * minute)
    const own = {
      session: (
        await office.database.db
          .selectFrom('session')
          .select('id')
          .where('operator', '=', root.id)
          .orderBy('id', 'desc')
          .executeTakeFirstOrThrow()
      ).id,
      purpose: 'configSetting.update',
    }
    const proofs = [
      late,
      String((await prove(password, 'baseSetting.update')).body['proof']),
      String((await prove(password, 'configSetting.update', second.token)).body['proof']),
      issueProof(createCipher(new Uint8Array(32)), own, office.clock.now),
      office.cipher.seal(JSON.stringify([own.session, own.purpose, Number.MAX_SAFE_INTEGER]), 'elsewhere'),
      'x',
      '',
    ]
    for (const proof of proofs)
      expect(await change({ proof }), proof).toMatchObject({ status: 403, body: { code: 'reauthenticate' } })
    expect(await stored()).toEqual(before)
    expect(await change({ proof: issueProof(office.cipher, own, office.clock.now) })).toMatchObject({ status: 200 })
  })

  it('is no more than the password: wrong ones are counted, slowed down and kept', async () => {
    await office.events()
    await office.database.db.deleteFrom('security_event').execute()
    const outcomes: number[] = []
    for (let tried = 0; tried < 8; tried += 1) outcomes.push((await prove('wrong-4711')).status)
    expect(outcomes).toEqual([400, 400, 400, 400, 400, 429, 429, 429])
    expect((await prove(password)).status).toBe(429)
    const events = await office.events()
    expect(events.find(({ kind }) => kind === 'proofFailed')).toMatchObject({
      operator: root.id,
      call: 'POST auth/reauthenticate',
      count: 5,
    })
    expect(events.find(({ kind }) => kind === 'throttled')).toMatchObject({ operator: root.id, count: 4 })
    expect(
      (await office.call('POST auth/reauthenticate', { body: { password, purpose: 'configSetting.update' } })).status,
    ).toBe(401)
  })

  it('is not asked for what leads to no secret, nor where nothing changes', async () => {
    const { smtp_host: smtpHost } = await stored()
    expect(
      (await office.call('PUT api/configSetting', { token: root.token, body: { smtpHost, refundLimit: serial * 100 } }))
        .status,
    ).toBe(200)
  })

  it('leaves a mistake in the form to be mended first', async () => {
    expect(
      await office.call('PUT api/configSetting', {
        token: root.token,
        body: { smtpHost: 'mail.example.com', smtpPort: 0 },
      }),
    ).toMatchObject({ status: 400, body: { errors: { smtpPort: expect.any(String) } } })
  })

  it('is told to those who may do the same, by a notice of theirs that nobody changes', async () => {
    const notices = async (token: string) =>
      (
        (await office.call('GET api/sysNotice?size=100', { token })).body['content'] as {
          id: number
          title: string
          content: string
        }[]
      ).filter(({ title }) => title === 'Settings were changed')
    const before = (await notices(second.token)).length
    expect((await change({ confirm: true })).status).toBe(200)
    const nurse = await office.token('nurse')
    expect(
      await Promise.all(
        [second.token, third.token, root.token, nurse].map(async token => (await notices(token)).length),
      ),
    ).toEqual([before + 1, before + 1, 0, 0])
    const [told] = await notices(second.token)
    expect(told).toMatchObject({ title: 'Settings were changed', content: expect.stringContaining('root') })
    expect(told!.content).toContain('10.0.0.1')
    expect((await office.call('GET auth/info', { token: second.token })).body['noticeCount']).toBeGreaterThan(0)
    for (const [line, body] of [
      ['DELETE api/applicationNotice/{id}'],
      ['PUT api/applicationNotice/unpublish/{id}', {}],
      ['PUT api/applicationNotice', { id: told!.id, title: 'Nothing' }],
    ] as const)
      expect(
        await office.call(line.replace('{id}', String(told!.id)), { token: root.token, ...(body ? { body } : {}) }),
      ).toMatchObject({ status: 404 })
    expect(
      await office.call('POST api/applicationNotice', {
        token: root.token,
        body: { title: 'Made up', content: '<p>x</p>', operators: [second.id] },
      }),
    ).toMatchObject({ status: 400 })
    const limited = await office.signedIn('limited', {
      role: 'franchise',
      hospital: office.hospitals.distributor,
      dataScope: 'below',
    })
    expect(
      JSON.stringify((await office.call('GET api/applicationNotice?size=100', { token: limited.token })).body),
    ).not.toContain('Settings were changed')
  })

  it('is told by mail where mail is sent, and to nobody of what was refused', async () => {
    office.services = { email: 'settings', sms: 'off' }
    const before = (await office.messages('second@example.com')).length
    await change()
    expect(await office.messages('second@example.com')).toHaveLength(before)
    await change({ confirm: true })
    const [mail] = await office.messages('second@example.com')
    expect(mail).toMatch(/^root \(root\) changed “Service settings” on .+ from the address 10\.0\.0\.1\./s)
    await office.login('second', { language: 'cn' })
    await change({ confirm: true })
    expect((await office.messages('second@example.com'))[0]).toMatch(
      /^root（root）于 .+ 从 IP 地址 10\.0\.0\.1 修改了“.+”。/,
    )
    await office.database.db.deleteFrom('operator_language').execute()
    await change({ confirm: true })
    expect((await office.messages('second@example.com'))[0]).toMatch(/^root（root）于 .+\n\nroot \(root\) changed /s)
    expect(await office.messages('nurse@example.com')).toEqual([])
  })

  it('is told by the mail server that was set before, also to whoever sets another one or none', async () => {
    const [former, evil]: SmtpServer[] = await Promise.all([openSmtpServer(), openSmtpServer()])
    const outbox = createOutbox({
      database: office.database,
      cipher: office.cipher,
      mail: undefined,
      outgoing: openOutgoing(['127.0.0.0/8']),
    })
    try {
      const { db } = office.database
      await db.deleteFrom('message').execute()
      const set = (port: number, on = true) =>
        db
          .updateTable('config_setting')
          .set({
            mail_on: on,
            smtp_host: '127.0.0.1',
            smtp_port: port,
            smtp_secure: 'none',
            mail_from: 'vision@example.com',
            smtp_user: 'u',
            smtp_password: office.cipher.seal('s', secretPlace('configSetting', 'smtpPassword')),
          })
          .execute()
      for (const [port, on] of [
        [evil!.port, true],
        [former!.port, false],
      ] as const) {
        await set(former!.port)
        const deliver = await db.transaction().execute(async transaction => {
          const then = await outbox.sender.sendByPresent(transaction, [
            {
              channel: 'email',
              recipient: 'second@example.com',
              about: 'settingsChanged',
              language: 'both',
              body: 'told',
            },
          ])
          await transaction.updateTable('config_setting').set({ smtp_port: port, mail_on: on }).execute()
          return then
        })
        // The queue, here or on another host, leaves it alone.
        await outbox.deliver()
        await deliver()
      }
      await expect.poll(() => former!.mails.length).toBe(2)
      expect(evil!.mails).toEqual([])
      await expect
        .poll(async () => await db.selectFrom('message').select(['state', 'body']).execute())
        .toEqual([
          { state: 'sent', body: null },
          { state: 'sent', body: null },
        ])
      expect(bodyPlace).toBe('message.body')
    } finally {
      await outbox.close()
      await Promise.all([former!.close(), evil!.close()])
    }
  })

  it('waits for the mail server that is set then, where the password of the one before cannot be read any more', async () => {
    const then = await openSmtpServer()
    const outbox = createOutbox({
      database: office.database,
      cipher: office.cipher,
      mail: undefined,
      outgoing: openOutgoing(['127.0.0.0/8']),
    })
    try {
      const { db } = office.database
      await db.deleteFrom('message').execute()
      await db
        .updateTable('config_setting')
        .set({
          mail_on: true,
          smtp_host: '127.0.0.1',
          smtp_port: 9,
          smtp_secure: 'none',
          mail_from: 'vision@example.com',
          smtp_user: 'u',
          smtp_password: 'sealed by a key that is lost',
        })
        .execute()
      const deliver = await db.transaction().execute(async transaction => {
        const told = await outbox.sender.sendByPresent(transaction, [
          {
            channel: 'email',
            recipient: 'second@example.com',
            about: 'settingsChanged',
            language: 'both',
            body: 'told',
          },
        ])
        await transaction
          .updateTable('config_setting')
          .set({
            smtp_port: then.port,
            smtp_password: office.cipher.seal('s', secretPlace('configSetting', 'smtpPassword')),
          })
          .execute()
        return told
      })
      await deliver()
      await expect
        .poll(() => db.selectFrom('message').select(['state', 'reason']).execute())
        .toEqual([{ state: 'waiting', reason: 'secret' }])
      // Its next try is due.
      await db.updateTable('message').set({ next_try_at: null }).execute()
      await outbox.deliver()
      expect(await db.selectFrom('message').select('state').execute()).toEqual([{ state: 'sent' }])
      expect(then.mails).toHaveLength(1)
    } finally {
      await outbox.close()
      await then.close()
    }
  })

  it('is told of their own account in the language in which each last signed in, whoever changed it', async () => {
    const mailed = await office.signedIn('mailed', { email: 'mailed@example.com' })
    const changeMail = async (email: string) =>
      expect(
        await office.call('PUT api/editSysUser', { token: root.token, body: { id: mailed.id, email } }),
      ).toMatchObject({ status: 200 })
    await office.login('mailed', { language: 'cn' })
    await changeMail('mailed2@example.com')
    expect((await office.messages('mailed@example.com'))[0]).toContain('您的账号已改用其他邮箱')
    await office.login('mailed')
    await changeMail('mailed@example.com')
    expect((await office.messages('mailed2@example.com'))[0]).toContain('your account now uses another email address')
  })
})
