import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { registry } from '../../../resources/index.ts'
import { declaredOperations, requestLine } from '../../../resources/core/calls.ts'
import { permissionOf } from '../../../resources/core/permission.ts'
import { secretPlace } from '../../../server/platform/secrets/Cipher.ts'
import { describeAbove } from '../../support/database.ts'
import { openWeChat } from '../../support/weChat.ts'
import type { WeChat } from '../../support/weChat.ts'
import { Gym } from '../../training/server/gym.ts'

const hour = 3_600_000
let serial = 0

describeAbove('guardians', engine => {
  let gym: Gym
  let weChat: WeChat
  beforeAll(async () => {
    weChat = await openWeChat()
    gym = await Gym.open(engine, ['127.0.0.0/8'])
    await gym.db
      .updateTable('wx_setting')
      .set({
        on: true,
        api_url: weChat.url,
        app_id: weChat.appId,
        app_secret: gym.office.cipher.seal(weChat.secret, secretPlace('wxSetting', 'appSecret')),
      })
      .execute()
  })
  afterAll(async () => {
    await gym.office.close()
    await weChat.close()
  })
  beforeEach(async () => {
    weChat.mood = 'well'
    await gym.db.deleteFrom('throttle').execute()
  })

  const call = (line: string, body?: unknown, token?: string, ip?: string) =>
    gym.office.call(line, { token, ...(body === undefined ? {} : { body }), ...(ip === undefined ? {} : { ip }) })
  const newId = (): string => `oUpF8uMuAJO_M2pxb1Q9zNj${String((serial += 1)).padStart(4, '0')}`
  const enter = (code: string, ip?: string) => call('POST api/wx/signIn', { code }, undefined, ip)
  const signIn = async (openId = newId()) => {
    const reply = await enter(weChat.code(openId))
    expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 200 })
    return { openId, token: String(reply.body['token']), patients: reply.body['patients'] }
  }
  const child = async (more: { hospital?: number; mobile?: string } = {}) => {
    const { mobile = `139${String((serial += 1)).padStart(8, '0')}`, ...rest } = more
    const { id, account } = await gym.patient(rest)
    await gym.db.updateTable('patient').set({ guardian_mobile: mobile }).where('id', '=', id).execute()
    return { id, account, mobile }
  }
  type Child = Awaited<ReturnType<typeof child>>
  const ask = ({ account, mobile }: Pick<Child, 'account' | 'mobile'>, token: string) =>
    call('POST api/wx/mobileCode', { account, mobile }, token)
  const codeOf = async (mobile: string): Promise<string> =>
    /\d{6}/.exec((await gym.office.messages(mobile))[0] ?? '')?.[0] ?? 'none'
  const bind = ({ account, mobile }: Pick<Child, 'account' | 'mobile'>, code: string, token: string) =>
    call('POST api/wx/bind', { account, mobile, code }, token)
  /** A guardian who has bound these children, one after the other. */
  const guardian = async (...children: readonly Child[]) => {
    const one = await signIn()
    for (const each of children) {
      expect((await ask(each, one.token)).body).toMatchObject({ sent: true })
      const reply = await bind(each, await codeOf(each.mobile), one.token)
      expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 200, body: { patient: each.id } })
      gym.office.clock.advance(61_000)
    }
    return one.token
  }
  const seen = async (token: string): Promise<number[]> =>
    ((await call('GET api/wx/patients', undefined, token)).body['patients'] as { id: number }[]).map(({ id }) => id)

  describe('sign in', () => {
    it('by a code that WeChat exchanges; the account is the same each time, and its ids are kept nowhere whole', async () => {
      const openId = newId()
      const first = await enter(weChat.code(openId, 'o6_bmasdasdsad6_2sgVt7hMZOPfL'))
      expect(first).toMatchObject({
        status: 200,
        body: { patients: [], expiresAt: new Date(gym.office.clock.now.getTime() + 12 * hour).toISOString() },
      })
      await signIn(openId)
      const users = await gym.db
        .selectFrom('wx_user')
        .selectAll()
        .where('open_id', '=', `${openId.slice(0, 5)}***${openId.slice(-4)}`)
        .execute()
      expect(users).toMatchObject([
        {
          nickname: '微信用户',
          union_id: 'o6_bm***ZOPf'.slice(0, 8) + 'OPfL',
          last_seen_at: gym.office.clock.now.toISOString(),
        },
      ])
      const kept = JSON.stringify([
        users,
        await gym.db.selectFrom('wx_identity').selectAll().execute(),
        await gym.db.selectFrom('change_log').selectAll().where('resource', '=', 'wxUser').execute(),
      ])
      expect(kept).not.toContain(openId)
      expect(kept).not.toContain('o6_bmasdasdsad6_2sgVt7hMZOPfL')
    })

    it('as one account, however many codes come at once', async () => {
      const openId = newId()
      const replies = await Promise.all([1, 2, 3].map(() => enter(weChat.code(openId))))
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
      expect(
        await gym.db
          .selectFrom('wx_user')
          .select('id')
          .where('open_id', '=', `${openId.slice(0, 5)}***${openId.slice(-4)}`)
          .execute(),
      ).toHaveLength(1)
    })

    it('with no code twice, and none that was made up, in words that say what to do', async () => {
      const code = weChat.code(newId())
      expect((await enter(code)).status).toBe(200)
      expect(await enter(code)).toMatchObject({
        status: 403,
        body: {
          code: 'wxCodeRefused',
          message: 'This sign-in is not valid, or was used before; please open the mini program again',
        },
      })
      expect(await enter('forged')).toMatchObject({ status: 403, body: { code: 'wxCodeRefused' } })
      expect((await gym.office.events()).filter(({ call: line }) => line === 'POST api/wx/signIn')).not.toEqual([])
    })

    it.each([
      ['busy', 503, 'wxBusy'],
      ['limited', 503, 'wxBusy'],
      ['blocked', 403, 'wxBlocked'],
      ['page', 503, 'wxUnavailable'],
      ['nobody', 503, 'wxUnavailable'],
      ['endless', 503, 'wxUnavailable'],
      ['hangUp', 503, 'wxUnavailable'],
    ] as const)('not while WeChat is %s', async (mood, status, code) => {
      weChat.mood = mood
      expect(await enter(weChat.code(newId()))).toMatchObject({ status, body: { code } })
    })

    it('no more while it is off, nor with a token of then', async () => {
      const { token } = await signIn()
      await gym.db.updateTable('wx_setting').set({ on: false }).execute()
      expect(await enter(weChat.code(newId()))).toMatchObject({ status: 409, body: { code: 'wxOff' } })
      expect((await call('GET api/wx/patients', undefined, token)).status).toBe(401)
      await gym.db.updateTable('wx_setting').set({ on: true }).execute()
      expect((await call('GET api/wx/patients', undefined, token)).status).toBe(200)
    })

    it('with more and more waiting where an address sends codes that are none', async () => {
      const statuses: number[] = []
      for (let at = 0; at < 32; at += 1) statuses.push((await enter(`forged${at}`, '10.9.9.9')).status)
      expect([statuses.slice(0, 30).every(status => status === 403), statuses.includes(429)]).toEqual([true, true])
      expect((await enter(weChat.code(newId()))).status).toBe(200)
    })

    it('at once when WeChat answers again, however many came from one address meanwhile', async () => {
      weChat.mood = 'busy'
      const statuses: number[] = []
      for (let at = 0; at < 35; at += 1) statuses.push((await enter(weChat.code(newId()), '10.9.9.8')).status)
      expect(new Set(statuses)).toEqual(new Set([503]))
      weChat.mood = 'well'
      expect((await enter(weChat.code(newId()), '10.9.9.8')).status).toBe(200)
    })

    it('until their token ends', async () => {
      const { token } = await signIn()
      await gym.db.updateTable('wx_sign_in').set({ expires_at: gym.office.clock.now.toISOString() }).execute()
      // However often it is said, whoever stands behind the same address is told so, and not to wait.
      for (let at = 0; at < 25; at += 1) expect((await call('GET api/wx/patients', undefined, token)).status).toBe(401)
      const statuses: number[] = []
      for (let at = 0; at < 25; at += 1) statuses.push((await call('GET api/wx/patients', undefined, 'made-up')).status)
      expect(statuses).toContain(429)
    })
  })

  describe('bind a child', () => {
    it('by its account and a code that was sent to the guardian’s mobile; once more does no harm', async () => {
      const one = await child()
      const token = await guardian(one)
      expect(await seen(token)).toEqual([one.id])
      await ask(one, token)
      expect(await bind(one, await codeOf(one.mobile), token)).toMatchObject({
        status: 200,
        body: { patients: [{ id: one.id, name: '张小明' }] },
      })
      const rows = await gym.db
        .selectFrom('wx_binding')
        .select(['by', 'reason', 'created_by', 'deleted'])
        .where('patient', '=', one.id)
        .execute()
      expect(rows).toEqual([{ by: 'guardian', reason: null, created_by: null, deleted: false }])
      expect(
        await gym.db.selectFrom('wx_user').select('mobile').where('mobile', '=', one.mobile).execute(),
      ).toHaveLength(1)
    })

    it('and brothers and sisters of other organisations too', async () => {
      const first = await child()
      const second = await child({ hospital: gym.office.hospitals.elsewhere, mobile: first.mobile })
      const other = await child()
      expect(await seen(await guardian(first, second))).toEqual([first.id, second.id])
      expect(await seen(await guardian(other))).toEqual([other.id])
    })

    it('not with a wrong code, nor with the code of another mobile or for another child', async () => {
      const [mine, theirs] = [await child(), await child()]
      const { token } = await signIn()
      await ask(mine, token)
      const code = await codeOf(mine.mobile)
      const wrong = code === '000000' ? '000001' : '000000'
      expect(await bind(mine, wrong, token)).toMatchObject({
        status: 400,
        body: { errors: { code: expect.any(String) as string } },
      })
      expect(await bind(theirs, code, token)).toMatchObject({ status: 400 })
      expect(await bind({ account: theirs.account, mobile: mine.mobile }, code, token)).toMatchObject({
        status: 403,
        body: { code: 'wxBindRefused' },
      })
      expect(await bind({ account: 'T99999999', mobile: mine.mobile }, code, token)).toMatchObject({
        status: 403,
        body: { code: 'wxBindRefused' },
      })
      expect((await bind(mine, code, token)).status).toBe(200)
      expect(await bind(mine, code, token)).toMatchObject({ status: 400 })
    })

    it('and nobody learns by asking for a code whether there is such a child, nor gets one where there is not', async () => {
      const one = await child()
      const { token } = await signIn()
      const stranger = '13711112222'
      const replies = [await ask({ account: one.account, mobile: stranger }, token), await ask(one, token)]
      expect(replies.map(({ status, body }) => [status, body])).toEqual([
        [200, { sent: true, wait: 60 }],
        [200, { sent: true, wait: 60 }],
      ])
      expect([await codeOf(stranger), await codeOf(one.mobile)]).toEqual(['none', expect.stringMatching(/^\d{6}$/)])
    })

    it('not by guessing: a few tries, then none', async () => {
      const one = await child()
      const { token } = await signIn()
      await ask(one, token)
      const code = await codeOf(one.mobile)
      for (let at = 0; at < 5; at += 1)
        expect((await bind(one, code === '000000' ? '000001' : '000000', token)).status).toBe(400)
      expect((await bind(one, code, token)).status).toBe(400)
      const statuses: number[] = []
      for (let at = 0; at < 8; at += 1) statuses.push((await bind(one, '000000', token)).status)
      expect(statuses).toContain(429)
    })

    it.each([
      ['a demo', { type: 'demo' as const }],
      ['a frozen account', { access: 'forbidden' as const }],
      ['a deleted patient', { deleted: true }],
    ])('not of %s', async (_, values) => {
      const one = await child()
      await gym.db.updateTable('patient').set(values).where('id', '=', one.id).execute()
      const { token } = await signIn()
      await ask(one, token)
      expect(await codeOf(one.mobile)).toBe('none')
    })
  })

  describe('see', () => {
    it('what is left, the plan, the course, the days and the letters of their own child', async () => {
      const one = await child()
      await gym.db
        .insertInto('price')
        .values({ recharge_type: 'ordinary', per_time: 5_000, valid_from: '2026-01-01' })
        .onConflict(conflict => conflict.doNothing())
        .execute()
      expect(
        (
          await call(
            'POST api/recharge',
            {
              userIds: [one.id],
              rechargeType: 'ordinary',
              times: 12,
              giveTimes: 0,
              payer: 'platform',
              payStatus: 'paid',
              channel: 'cash',
            },
            gym.admin,
          )
        ).status,
      ).toBe(200)
      expect(
        (
          await call(
            'POST api/treatmentPlan',
            { patient: one.id, startsOn: '2026-02-01', items: [{ project: gym.project, eye: 'both', minutes: 10 }] },
            gym.admin,
          )
        ).status,
      ).toBe(201)
      const { id: doctor } = await gym.db
        .insertInto('doctor')
        .values({ name: '医生', hospital: gym.office.hospitals.hospital, occupation: 'doctor' })
        .returning('id')
        .executeTakeFirstOrThrow()
      expect(
        (
          await call(
            'POST api/caseInfo',
            {
              patient: one.id,
              doctor,
              examinedOn: '2026-02-01',
              nakedRight: '0.3',
              nakedLeft: '0.5',
              correctedRight: '0.4',
              correctedLeft: '0.6',
              amblyopiaTypeRight: 'anisometropic',
              amblyopiaTypeLeft: 'anisometropic',
              reexamineOn: '2026-05-01',
            },
            gym.admin,
          )
        ).status,
      ).toBe(201)
      const token = await guardian(one)
      const { status, body } = await call(`GET api/wx/patient/${one.id}`, undefined, token)
      expect(status).toBe(200)
      expect(body).toEqual({
        id: one.id,
        name: '张小明',
        hospitalLabel: 'Hospital',
        lifetime: false,
        validUntil: null,
        reexamineOn: '2026-05-01',
        days: [],
        unread: 0,
        times: [
          { rechargeType: 'ordinary', times: 12 },
          { rechargeType: 'naked3d', times: 0 },
          { rechargeType: 'lifetime', times: 0 },
        ],
        plan: [
          {
            project: gym.project,
            name: 'Ordinary project',
            nameEn: 'Ordinary',
            eye: 'both',
            minutes: 10,
            trainedMinutes: 0,
          },
        ],
        course: [
          {
            examinedOn: '2026-02-01',
            nakedRight: '0.3',
            nakedLeft: '0.5',
            correctedRight: '0.4',
            correctedLeft: '0.6',
          },
        ],
      })
      expect(await call(`GET api/wx/mail/${one.id}`, undefined, token)).toMatchObject({
        status: 200,
        body: { content: [], totalElements: 0, unread: 0 },
      })
    })

    it('nothing of any other, by no call', async () => {
      const [mine, theirs] = [await child(), await child()]
      const token = await guardian(mine)
      for (const [line, body] of [
        [`GET api/wx/patient/${theirs.id}`],
        [`GET api/wx/mail/${theirs.id}`],
        ['POST api/wx/mail/read', { patient: theirs.id, id: 1 }],
        ['POST api/wx/unbind', { patient: theirs.id }],
      ] as const) {
        expect([line, (await call(line, body, token)).status]).toEqual([line, 404])
      }
    })

    it('nothing from the moment on in which staff unbind them, the child is deleted or its account is frozen', async () => {
      const [unbound, deleted, frozen] = [await child(), await child(), await child()]
      const token = await guardian(unbound, deleted, frozen)
      const status = async ({ id }: Child) => (await call(`GET api/wx/patient/${id}`, undefined, token)).status
      expect([await status(unbound), await status(deleted), await status(frozen)]).toEqual([200, 200, 200])
      const { id } = await gym.db
        .selectFrom('wx_binding')
        .select('id')
        .where('patient', '=', unbound.id)
        .executeTakeFirstOrThrow()
      expect((await call(`PUT api/wxBinding/unbind/${id}`, { reason: 'asked for' }, gym.admin)).status).toBe(200)
      expect((await call(`DELETE api/users/${deleted.id}`, {}, gym.admin)).status).toBe(200)
      expect((await call(`GET api/users/disable/${frozen.id}`, undefined, gym.admin)).status).toBe(200)
      expect([await status(unbound), await status(deleted), await status(frozen)]).toEqual([404, 404, 404])
      expect(await seen(token)).toEqual([])
    })

    it('no more whom they unbind themselves', async () => {
      const [one, other] = [await child(), await child()]
      const token = await guardian(one, other)
      expect(await call('POST api/wx/unbind', { patient: one.id }, token)).toMatchObject({
        status: 200,
        body: { patients: [{ id: other.id }] },
      })
      expect((await call(`GET api/wx/patient/${one.id}`, undefined, token)).status).toBe(404)
      expect((await call('POST api/wx/unbind', { patient: one.id }, token)).status).toBe(404)
    })

    it('no more whom they unbind several times at once', async () => {
      const one = await child()
      const token = await guardian(one)
      const replies = await Promise.all(
        [1, 2, 3, 4, 5].map(() => call('POST api/wx/unbind', { patient: one.id }, token)),
      )
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404])
    })

    it('the same again as a word, not as a body', async () => {
      const one = await child()
      const token = await guardian(one)
      const first = await gym.office.app.inject({
        url: `/api/wx/patient/${one.id}`,
        headers: { authorization: `Bearer ${token}` },
      })
      const again = await gym.office.app.inject({
        url: `/api/wx/patient/${one.id}`,
        headers: { authorization: `Bearer ${token}`, 'if-none-match': String(first.headers.etag) },
      })
      expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 304, ''])
    })

    it('what is published for the organisations of their children, and of knowledge what is not for staff alone', async () => {
      const publish = async (kind: string, values: object) => {
        const { body } = await call(`POST api/${kind}`, values, gym.admin)
        expect((await call(`PUT api/${kind}/publish/${body['id']}`, {}, gym.admin)).status).toBe(200)
      }
      const entry = { content: '<p>正文</p>', difficulty: 'basic' }
      await publish('knowledge', { title: 'for all', readers: ['guardian'], ...entry })
      await publish('knowledge', { title: 'for staff', readers: ['staff'], ...entry })
      await publish('knowledge', {
        title: 'for the hospital',
        readers: ['guardian'],
        hospitals: [gym.office.hospitals.hospital],
        ...entry,
      })
      await publish('knowledge', {
        title: 'for elsewhere',
        readers: ['guardian'],
        hospitals: [gym.office.hospitals.elsewhere],
        ...entry,
      })
      const titles = async (token: string) =>
        ((await call('GET api/wx/content/knowledge', undefined, token)).body['content'] as { title: string }[])
          .map(({ title }) => title)
          .sort()
      expect(await titles(await guardian(await child()))).toEqual(['for all', 'for the hospital'])
      expect(await titles((await signIn()).token)).toEqual(['for all'])
    })
  })

  describe('say', () => {
    it('what they are called and look like, and open their own picture', async () => {
      const { token } = await signIn()
      const form = new FormData()
      form.set('nickname', '朵朵妈妈')
      form.set('follows', 'true')
      form.set(
        'avatar',
        new Blob(
          [
            new Uint8Array(
              await sharp({ create: { width: 300, height: 300, channels: 3, background: '#0a7' } })
                .png()
                .toBuffer(),
            ),
          ],
          { type: 'image/png' },
        ),
        'me.png',
      )
      const sent = new Response(form)
      const reply = await gym.office.app.inject({
        method: 'POST',
        url: '/api/wx/profile',
        headers: { authorization: `Bearer ${token}`, 'content-type': String(sent.headers.get('content-type')) },
        payload: Buffer.from(await sent.arrayBuffer()),
      })
      expect([reply.statusCode, reply.json()]).toEqual([
        200,
        {
          nickname: '朵朵妈妈',
          follows: true,
          avatar: expect.stringMatching(/^\/api\/wx\/file\/[\da-f]{32}$/) as string,
        },
      ])
      const { avatar } = reply.json<{ avatar: string }>()
      const open = async (own: string) =>
        gym.office.app.inject({ url: avatar, headers: { authorization: `Bearer ${own}` } })
      expect([
        (await open(token)).statusCode,
        (await open(token)).headers['content-type'],
        (await open((await signIn()).token)).statusCode,
      ]).toEqual([200, 'image/webp', 404])
    })
  })

  it('have no right of an operator, and no operator theirs', async () => {
    const token = await guardian(await child())
    const operations = Object.values(registry).flatMap(resource =>
      declaredOperations(resource).map(({ name, operation }) => ({ resource, name, operation })),
    )
    const answered: string[] = []
    // What a signed address opens, and fonts, which this host has not.
    const besides = /^api\/(file|fonts)\//
    for (const { resource, name, operation } of operations) {
      const { method, template } = requestLine(resource, name)
      if (permissionOf(resource, name) === 'public' || besides.test(template)) continue
      await gym.db.deleteFrom('throttle').execute()
      const line = `${method} ${template.replace(/\{\w+\}/g, '1')}`
      const reply = await call(
        line,
        method === 'POST' || method === 'PUT' ? {} : undefined,
        operation.by === 'guardian' ? gym.admin : token,
      )
      if (reply.status !== 401) answered.push(`${line} ${reply.status}`)
    }
    expect(answered).toEqual([])
  })
})
