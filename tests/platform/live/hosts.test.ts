import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../../../server/platform/database/openDatabase.ts'
import type { Database } from '../../../server/platform/database/Database.ts'
import { describeEngines } from '../../support/database.ts'
import { BackOffice } from '../session/backOffice.ts'
import { listen } from './liveHost.ts'
import type { LiveHost } from './liveHost.ts'
import { LivePage } from './page.ts'

describeEngines('hosts that share a database', engine => {
  let office: BackOffice
  let second: Database
  let hosts: LiveHost[]
  beforeAll(async () => {
    const database = await engine.open()
    office = await BackOffice.open(database)
    second = await openDatabase({ url: database.url, poolSize: 3 })
    hosts = [await listen(database, office.clock.read), await listen(second, office.clock.read)]
  })
  afterAll(async () => {
    for (const host of hosts) await host.close()
    await second.close()
    await office.close()
  })

  const call = (host: LiveHost, line: string, token: string, body?: object) => {
    const [method, path] = line.split(' ') as [string, string]
    return fetch(`${host.url}/${path}`, {
      method, headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) }, ...(body ? { body: JSON.stringify(body) } : {}),
    })
  }

  it('tell the pages of one another what is new', async () => {
    const { token } = await office.signedIn('editor')
    const { token: reading } = await office.signedIn('reader')
    const pages = await Promise.all(hosts.map(host => LivePage.of(host.url, reading)))
    const { id } = await (await call(hosts[0]!, 'POST api/applicationNotice', token, { title: '通知', content: '<p>x</p>' })).json() as { id: number }
    expect((await call(hosts[0]!, `PUT api/applicationNotice/publish/${id}`, token)).status).toBe(200)
    for (const page of pages) await page.topics('notice')
    expect(await (await call(hosts[1]!, 'GET auth/info', reading)).json()).toMatchObject({ noticeCount: 1 })

    await call(hosts[1]!, 'PUT api/users/watchNotice', reading, { watchNoticeIds: String(id) })
    for (const page of pages) await page.topics('notice', 'notice')
    await Promise.all(pages.map(page => page.close()))
  })

  it('end a session that was ended on another', async () => {
    const { token } = await office.signedIn('leaver')
    const pages = await Promise.all(hosts.map(host => LivePage.of(host.url, token)))
    await call(hosts[0]!, 'DELETE auth/logout', token)
    expect(await Promise.all(pages.map(page => page.closed))).toEqual([4401, 4401])
  })
}, 'server')
