import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { announceLive } from '../../../server/platform/live/announceLive.ts'
import { hour } from '../../../server/core/lifetime.ts'
import { liveTopics } from '../../../resources/live.ts'
import { describeAbove } from '../../support/database.ts'
import { eventually } from '../../support/eventually.ts'
import { oddValues } from '../../support/oddValues.ts'
import { BackOffice } from '../session/backOffice.ts'
import { listen, quick } from './liveHost.ts'
import type { LiveHost } from './liveHost.ts'
import { LivePage } from './page.ts'

describeAbove('the live connection', engine => {
  let office: BackOffice
  let host: LiveHost
  let root: { id: number; token: string }
  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    host = await listen(office.database, office.clock.read)
    root = await office.signedIn('root')
  })
  afterAll(async () => {
    await host.close()
    await office.close()
  })

  const draft = async (title: string) =>
    Number(
      (await office.call('POST api/applicationNotice', { token: root.token, body: { title, content: '<p>内容</p>' } }))
        .body['id'],
    )
  const publish = (id: number) => office.call(`PUT api/applicationNotice/publish/${id}`, { token: root.token })

  it('tells every page when there is something new to read, and of a change of it, but not of drafts', async () => {
    const nurse = await office.signedIn('nurse', {
      role: 'nurse',
      hospital: office.hospitals.hospital,
      dataScope: 'own',
    })
    const pages = await Promise.all([LivePage.of(host.url, root.token), LivePage.of(host.url, nurse.token)])
    const id = await draft('值班')
    await office.call('PUT api/applicationNotice', { token: root.token, body: { id, title: '值班安排' } })
    await publish(id)
    for (const page of pages) await page.topics('notice')
    await office.call('PUT api/applicationNotice', { token: root.token, body: { id, title: '假期值班安排' } })
    for (const page of pages) await page.topics('notice', 'notice')

    // What one operator has read is said to their own pages alone, once.
    const watch = () =>
      office.call('PUT api/users/watchNotice', {
        token: nurse.token,
        body: { username: 'nurse', watchNoticeIds: String(id) },
      })
    await watch()
    await watch()
    await office.call(`DELETE api/applicationNotice/${id}`, { token: root.token })
    await pages[0].topics('notice', 'notice', 'notice')
    await pages[1].topics('notice', 'notice', 'notice', 'notice')
    await Promise.all(pages.map(page => page.close()))
  })

  it('tells a page what it missed between asking and connecting, as far as it is meant, and nobody else', async () => {
    const nurse = await office.signedIn('late', {
      role: 'nurse',
      hospital: office.hospitals.hospital,
      dataScope: 'own',
    })
    const witness = await LivePage.of(host.url, root.token)
    const asked = performance.now()
    // What a page sends is a little older when it arrives.
    const age = () => performance.now() - asked + 100
    await announceLive(office.database, 'mail', { operators: [nurse.id] })
    await announceLive(office.database, 'menu')
    await witness.topics('menu')
    const connect = (token: string, since?: number) => LivePage.saying(host.url, JSON.stringify({ token, age: since }))
    const [late, other, fresh] = await Promise.all([
      connect(nurse.token, age()),
      connect(root.token, age()),
      connect(nurse.token),
    ])
    const told = (page: LivePage) => page.heard.map(message => (message as { topic?: string }).topic ?? 'ready')
    // Whoever was not let in before would rightly not hear of what comes next.
    for (const page of [late, other, fresh]) await eventually(() => expect(told(page)).toContain('ready'))
    await announceLive(office.database, 'comment')
    for (const page of [late, other, fresh]) await eventually(() => expect(told(page).at(-1)).toBe('comment'))
    expect(told(late)).toEqual(expect.arrayContaining(['ready', 'mail', 'menu']))
    expect(told(other)).toContain('menu')
    expect(told(other)).not.toContain('mail')
    expect(told(fresh)).toEqual(['ready', 'comment'])
    // What is longer ago than a host remembers may be anything.
    const old = await connect(root.token, 1e9)
    await old.hears({ ready: true }, ...liveTopics.map(topic => ({ topic })))
    await Promise.all([witness, late, other, fresh, old].map(page => page.close()))
  })

  it('says nothing where the change was not committed', async () => {
    const page = await LivePage.of(host.url, root.token)
    const id = await draft('两次发布')
    await publish(id)
    expect((await publish(id)).status).toBe(409)
    await announceLive(office.database, 'menu')
    await page.topics('notice', 'menu')
    await page.close()
  })

  it('passes a topic to the operators that it is for', async () => {
    const other = await office.signedIn('other')
    const pages = await Promise.all([LivePage.of(host.url, root.token), LivePage.of(host.url, other.token)])
    await announceLive(office.database, 'menu', { operators: [other.id] })
    await office.database.notify('live', '{"topic":"gossip"}')
    await office.database.notify('live', 'no message at all')
    await announceLive(office.database, 'site')
    await pages[0].topics('site')
    await pages[1].topics('menu', 'site')
    await Promise.all(pages.map(page => page.close()))
  })

  it('says that rights changed to those whose rights changed', async () => {
    const role = await office.call('POST api/roles', {
      token: root.token,
      body: { name: '阅读', nameEn: 'Reading', dataScope: 'all' },
    })
    const reader = await office.signedIn('reader', { role: [Number(role.body['id'])] })
    const pages = await Promise.all([LivePage.of(host.url, root.token), LivePage.of(host.url, reader.token)])
    const reply = await office.call('PUT api/roles/permission', {
      token: root.token,
      body: { id: role.body['id'], permissions: ['patient:list'] },
    })
    expect(reply.status).toBe(200)
    await pages[1].topics('session')
    await announceLive(office.database, 'menu')
    await pages[0].topics('menu')
    await Promise.all(pages.map(page => page.close()))
  })

  describe('ends with the session', () => {
    const signedIn = async (username: string) => {
      const { id, token } = await office.signedIn(username)
      return { id, token, page: await LivePage.of(host.url, token) }
    }

    it('that signs out', async () => {
      const { token, page } = await signedIn('leaver')
      await office.call('DELETE auth/logout', { token })
      expect(await page.closed).toBe(4401)
    })

    it('of an account that signs in elsewhere', async () => {
      const { page } = await signedIn('mover')
      const next = await LivePage.of(host.url, await office.token('mover'))
      expect(await page.closed).toBe(4444)
      await next.close()
    })

    it('of an account that is deactivated', async () => {
      const { id, page } = await signedIn('frozen')
      await office.call(`PUT api/operator/disable/${id}`, { token: root.token })
      expect(await page.closed).toBe(4401)
    })

    it('where the site is closed, for those who may not enter then', async () => {
      const nurse = await office.signedIn('visitor', {
        role: 'nurse',
        hospital: office.hospitals.hospital,
        dataScope: 'own',
      })
      const pages = await Promise.all([LivePage.of(host.url, nurse.token), LivePage.of(host.url, root.token)])
      const headers = { authorization: `Bearer ${root.token}`, 'content-type': 'application/json' }
      const set = async (open: boolean) => {
        const { version } = (await (await fetch(`${host.url}/api/siteSetting`, { headers })).json()) as {
          version: number
        }
        const reply = await fetch(`${host.url}/api/siteSetting`, {
          method: 'PUT',
          headers,
          body: JSON.stringify({ version, open }),
        })
        expect(reply.status).toBe(200)
      }
      await set(false)
      expect(await pages[0].closed).toBe(4445)
      await set(true)
      await pages[1].topics('site', 'site')
      await pages[1].close()
    })

    it('that runs out, which being connected does not put off', async () => {
      const beating = await listen(office.database, office.clock.read, quick)
      const { token } = await office.signedIn('sleeper')
      const page = await LivePage.of(beating.url, token)
      office.clock.advance(13 * hour)
      expect(await page.closed).toBe(4401)
      root = { ...root, token: await office.token('root') }
      await beating.close()
    })
  })

  describe('is closed', () => {
    let strict: LiveHost
    beforeAll(async () => {
      strict = await listen(office.database, office.clock.read, { greetWithin: 150, perOperator: 1, messages: 5 })
    })
    afterAll(() => strict.close())

    it('where nobody says who it is in time, whatever stands in the address', async () => {
      expect(await new LivePage(strict.url).closed).toBe(4408)
      const asked = new LivePage(`${strict.url}`, {
        headers: { authorization: `Bearer ${root.token}`, cookie: `Admin-Token=${root.token}` },
      })
      expect(await asked.closed).toBe(4408)
      expect(asked.heard).toEqual([])
    })

    it.each([
      ['a forged token', JSON.stringify({ token: 'A'.repeat(43) }), 4401],
      ['a token that is no text', '{"token":{"$gt":""}}', 1008],
      ['an endless token', JSON.stringify({ token: 'A'.repeat(600) }), 1008],
      ['no JSON', 'hello', 1008],
      ['nothing', 'null', 1008],
      ['more than a message may hold', 'x'.repeat(5000), 1009],
    ])('where the first message is %s', async (_title, first, code) => {
      const page = await LivePage.saying(strict.url, first)
      expect(await page.closed).toBe(code)
      expect(page.heard).toEqual([])
    })

    it('where the first message is anything else that JSON can say', async () => {
      for (const { title, json } of oddValues.filter(one => one.json.length < 4000)) {
        const age: unknown = JSON.parse(json)
        const isAge = typeof age === 'number' && age >= 0
        const greetings = [
          // A text may be a token, of nobody; nothing that is none is looked up.
          { first: `{"token":${json}}`, codes: json.startsWith('"') ? [1008, 4401] : [1008] },
          ...[json, ...(isAge ? [] : [`{"token":"${root.token}","age":${json}}`])].map(first => ({
            first,
            codes: [1008],
          })),
        ]
        for (const { first, codes } of greetings) {
          const code = await (await LivePage.saying(strict.url, first)).closed
          expect({ title, first: first.slice(0, 100), code, isRefused: codes.includes(code) }).toMatchObject({
            isRefused: true,
          })
        }
      }
    })

    it('where a page talks too much', async () => {
      const page = await LivePage.of(host.url, root.token)
      for (let sent = 0; sent < 30; sent += 1) page.socket.send('{"topic":"notice"}')
      expect(await page.closed).toBe(1008)
    })

    it('where a message never ends, or answers come that nobody asked for', async () => {
      const [endless, answering] = [new LivePage(host.url), new LivePage(host.url)]
      await Promise.all([endless, answering].map(({ socket }) => once(socket, 'open')))
      const cut = [endless.closed, answering.closed]
      for (let sent = 0; sent < 20_000; sent += 1) {
        endless.socket.send('', { fin: false })
        answering.socket.pong('x'.repeat(100))
      }
      expect(await Promise.all(cut)).toEqual([1006, 1006])
    })

    it('where an address has too many that did not say who they are, and no other address notices', async () => {
      const narrow = await listen(office.database, office.clock.read, { strangersOfAddress: 3, leaveWithin: 100 })
      const strangers = Array.from({ length: 3 }, () => new LivePage(narrow.url, { localAddress: '127.0.0.2' }))
      await Promise.all(strangers.map(({ socket }) => once(socket, 'open')))
      const fourth = new LivePage(narrow.url, { localAddress: '127.0.0.2' })
      expect(await fourth.closed).toBe(4429)
      await (await LivePage.of(narrow.url, root.token)).close()
      // Once one has gone there is room again, and who is known counts no longer.
      await strangers[0]!.close()
      const pages = [
        await LivePage.of(narrow.url, root.token, { localAddress: '127.0.0.2' }),
        await LivePage.of(narrow.url, root.token, { localAddress: '127.0.0.2' }),
      ]
      await Promise.all([...pages, strangers[1]!, strangers[2]!].map(page => page.close()))
      await narrow.close()
    })

    it('where it was told to go and does not answer', async () => {
      const url = new URL(strict.url)
      const deaf = connect(Number(url.port), url.hostname)
      const key = Buffer.alloc(16).toString('base64')
      deaf.write(
        `GET /api/ws HTTP/1.1\r\nHost: ${url.host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
      )
      const began = Date.now()
      deaf.resume()
      await once(deaf, 'close')
      expect(Date.now() - began).toBeLessThan(5_000)
    })

    it('where an operator has too many', async () => {
      const first = await LivePage.of(strict.url, root.token)
      const second = await LivePage.saying(strict.url, JSON.stringify({ token: root.token }))
      expect(await second.closed).toBe(4429)
      await first.close()
      await (await LivePage.of(strict.url, root.token)).close()
    })

    it('where a page of another site opens it', async () => {
      const page = new LivePage(strict.url, { origin: 'https://evil.example' })
      const [, response] = (await once(page.socket, 'unexpected-response')) as [unknown, { statusCode: number }]
      expect(response.statusCode).toBe(403)
      page.socket.terminate()
      await (await LivePage.of(strict.url, root.token, { origin: strict.url })).close()
    })

    it('where its page is not at the public address, whatever host the request was sent to', async () => {
      const inPublic = await listen(office.database, office.clock.read, quick, { publicUrl: 'https://office.example' })
      for (const options of [
        { origin: inPublic.url },
        { origin: 'https://evil.example', headers: { host: 'evil.example' } },
        { origin: 'http://office.example' },
      ]) {
        const page = new LivePage(inPublic.url, options)
        const [, response] = (await once(page.socket, 'unexpected-response')) as [unknown, { statusCode: number }]
        expect(response.statusCode).toBe(403)
        page.socket.terminate()
      }
      await (await LivePage.of(inPublic.url, root.token, { origin: 'https://office.example' })).close()
      await inPublic.close()
    })

    it('where it does not answer any more', async () => {
      const beating = await listen(office.database, office.clock.read, quick)
      const page = await LivePage.of(beating.url, root.token, { autoPong: false })
      expect(await page.closed).toBe(1006)
      await beating.close()
    })

    it('with a word when the host stops', async () => {
      const stopping = await listen(office.database, office.clock.read)
      const page = await LivePage.of(stopping.url, root.token)
      await stopping.close()
      expect(await page.closed).toBe(1001)
    })
  })

  it('is no page and no call of the ordinary kind', async () => {
    const reply = await fetch(`${host.url}/api/ws`, { headers: { language: 'en' } })
    expect(reply.status).toBe(404)
    expect(await reply.json()).toMatchObject({ code: 'noRoute' })
  })
})
