import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createClient } from '../../../dataProvider/client.ts'
import { createDataProvider } from '../../../dataProvider/index.ts'
import { mostCharacters } from '../../../resources/core/mostCharacters.ts'
import { readCharacters } from '../../../src/core/pdf/font/readCharacters.ts'
import { describeAbove } from '../../support/database.ts'
import { openHost } from '../../support/host.ts'
import type { Host } from '../../support/host.ts'

describeAbove('papers', engine => {
  let host: Host
  let token: string
  beforeAll(async () => {
    host = await openHost(engine)
    token = await host.signIn('doctor')
  })
  afterAll(() => host?.close())

  const ask = (text: unknown, bearer = token) =>
    host.fetch('/api/fonts/subset', {
      method: 'POST',
      body: JSON.stringify({ text }),
      headers: {
        'Content-Type': 'application/json',
        Language: 'en',
        ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
      },
    })
  const provider = () => createDataProvider({ fetch: host.fetch, token: () => token, language: () => 'zh' })

  it('get their font, which comes through the provider as it is', async () => {
    const { data } = await provider().act('document', 'font', { text: '姓名：欧阳珺𠮷' })
    expect(data).toBeInstanceOf(Blob)
    const characters = readCharacters(new Uint8Array(await (data as Blob).arrayBuffer()))
    expect([...'姓名：欧阳珺𠮷 □'].filter(character => !characters.has(character.codePointAt(0)!))).toEqual(['𠮷'])
  })

  it('get none without a session, without text, and of more than a document has', async () => {
    expect((await ask('a', '')).status).toBe(401)
    for (const bad of ['', null, 7, '字'.repeat(mostCharacters + 1)]) expect((await ask(bad)).status).toBe(400)
    const good = await ask('a')
    expect([good.status, good.headers.get('content-type'), good.headers.get('cache-control')]).toEqual([
      200,
      'font/ttf',
      'no-store',
    ])
  })

  it('get few a minute, counted for each operator', async () => {
    const nurse = await host.signIn('nurse')
    for (let asked = 0; asked < 30; asked += 1) expect((await ask('a', nurse)).status).toBe(200)
    expect((await ask('a', nurse)).status).toBe(429)
    expect((await ask('a')).status).toBe(200)
  })

  it('begin with the organisation, and the log of reads says who exported whose; nobody else’s patients are told', async () => {
    const client = createClient(provider())
    const {
      data: [mine],
    } = await client.patient.list({ size: 1 })
    expect((await client.document.head({ patient: mine!.id, kind: 'case' })).organisation).toBe(
      (mine as unknown as { hospitalLabel: string }).hospitalLabel,
    )
    expect(await host.readLog('patient', mine!.id)).toContain('export')
    const own = mine!.hospital
    const {
      rows: [other],
    } = await sql<{ id: number }>`select id from patient where hospital <> ${own} order by id limit 1`.execute(
      host.database.db,
    )
    await expect(client.document.head({ patient: other!.id, kind: 'plan' })).rejects.toMatchObject({ status: 400 })
    expect(await host.readLog('patient', other!.id)).toEqual([])
  })
})
