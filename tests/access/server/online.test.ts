import { afterAll, beforeAll, expect, it } from 'vitest'
import { browserName } from '../../../server/core/security/browserName.ts'
import { describeAbove } from '../../support/database.ts'
import { BackOffice } from '../../platform/session/backOffice.ts'

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly name: string }

describeAbove('who is online', engine => {
  let office: BackOffice
  let admin: { id: number; token: string }
  let manager: { id: number; token: string }
  let nurse: { id: number; token: string }

  const rows = async (token: string, query = ''): Promise<Row[]> =>
    (await office.call(`GET auth/online${query}`, { token })).body['content'] as Row[]
  const names = async (token: string, query = '') => (await rows(token, query)).map(row => row.name).sort()

  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    admin = await office.signedIn('root')
    manager = await office.signedIn('manager', {
      role: 'franchise',
      hospital: office.hospitals.distributor,
      dataScope: 'below',
    })
    nurse = await office.signedIn('nurse.lin', { role: 'nurse', hospital: office.hospitals.hospital, dataScope: 'own' })
    await office.signedIn('elsewhere', { role: 'doctor', hospital: office.hospitals.elsewhere, dataScope: 'own' })
  })
  afterAll(() => office.close())

  it('is told within the scope, a page at a time', async () => {
    expect(await names(admin.token)).toEqual(['elsewhere', 'manager', 'nurse.lin', 'root'])
    expect(await names(manager.token)).toEqual(['manager', 'nurse.lin'])
    const page = await office.call('GET auth/online?page=1&size=3', { token: admin.token })
    expect(page.body).toMatchObject({ totalElements: 4, content: [{ name: 'root' }] })
    expect((await office.call('GET auth/online', { token: nurse.token })).status).toBe(403)
  })

  it('is found by account and organisation', async () => {
    expect(await names(admin.token, '?q=nurse')).toEqual(['nurse.lin'])
    expect(await names(admin.token, '?q=elsewhere')).toEqual(['elsewhere'])
    expect(await names(admin.token, '?q=%25')).toEqual([])
    expect(await names(admin.token, `?operator=${nurse.id}`)).toEqual(['nurse.lin'])
  })

  it('says who, from where and since when, and nothing that would let one in', async () => {
    const [row] = await rows(admin.token, '?q=nurse')
    expect(row).toMatchObject({
      operator: nurse.id,
      operatorLabel: 'nurse.lin (nurse.lin)',
      name: 'nurse.lin',
      hospitalLabel: 'Hospital',
      rolesLabel: ['Nurse'],
      ip: '10.0.0.1',
      browser: 'test',
      remember: false,
      isOwn: false,
      unavailableReasons: {},
    })
    expect(JSON.stringify(row)).not.toContain(nurse.token)
    expect(Object.keys(row!).some(key => /token|hash/i.test(key))).toBe(false)
  })

  it('one is not signed out by mistake, nor by those with fewer rights', async () => {
    const own = (await rows(admin.token)).find(row => row['isOwn'])!
    expect(own).toMatchObject({
      name: 'root',
      unavailableReasons: { kick: 'This is the session you are using; sign out instead' },
    })
    expect(await office.call(`DELETE auth/online/${own.id}`, { token: admin.token })).toMatchObject({
      status: 409,
      body: { code: 'ownSession' },
    })
    expect((await office.call(`DELETE auth/online/${own.id}`, { token: manager.token })).status).toBe(404)
    const boss = await office.signedIn('boss', { role: 'admin', hospital: office.hospitals.distributor })
    const [row] = await rows(manager.token, '?q=boss')
    expect(await office.call(`DELETE auth/online/${row!.id}`, { token: manager.token })).toMatchObject({
      status: 409,
      body: { code: 'stronger' },
    })
    expect((await office.call('GET auth/info', { token: boss.token })).status).toBe(200)
  })

  it('whoever is kicked is signed out at once, and the history of the account says by whom', async () => {
    const [row] = await rows(manager.token, '?q=nurse')
    expect(await office.call(`DELETE auth/online/${row!.id}`, { token: manager.token })).toMatchObject({
      status: 200,
      body: { done: true },
    })
    expect(await office.call('GET auth/info', { token: nurse.token })).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    })
    expect(await names(manager.token, '?q=nurse')).toEqual([])
    expect((await office.call(`DELETE auth/online/${row!.id}`, { token: manager.token })).status).toBe(404)
    const history = await office.call(`GET api/operator/${nurse.id}/history`, { token: admin.token })
    expect(history.body['content']).toMatchObject([{ action: 'kick', operator: manager.id, operatorLabel: 'manager' }])
  })

  it('leaves out those whose time is over', async () => {
    office.clock.advance(13 * 3_600_000)
    const token = await office.token('root')
    expect(await names(token)).toEqual(['root'])
  })
})

const browsers = [
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    'Chrome 141 · Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
    'Edge 141 · Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
    'Safari 17 · macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
    'Safari 17 · iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox 143 · Linux'],
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.49',
    'WeChat 8 · Android',
  ],
  ['curl/8.5.0', 'curl'],
  ['', null],
  ['<script>', null],
] as const

it.each(browsers)('a browser is told in a few words: %s', (agent, name) => {
  expect(browserName(agent)).toBe(name)
})
