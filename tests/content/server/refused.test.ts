import { afterAll, beforeAll, expect, it } from 'vitest'
import { registry } from '../../../resources/index.ts'
import { describeAbove } from '../../support/database.ts'
import { Gym } from '../../training/server/gym.ts'

const minute = 60_000
/** Fields of every descriptor that lead somewhere on the web. */
const addresses = Object.values(registry).flatMap(({ name, fields, actions }) =>
  'create' in actions
    ? Object.entries(fields)
        .filter(([, field]) => ['url', 'https', 'video'].includes((field as { match?: string }).match ?? ''))
        .map(([field]) => [name, field] as const)
    : [],
)
const schemes = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//example.com',
  'https://',
  'https:// example.com',
]

describeAbove('what nobody may publish', engine => {
  let gym: Gym
  beforeAll(async () => {
    gym = await Gym.open(engine)
  })
  afterAll(() => gym.office.close())

  const call = (line: string, body?: unknown) =>
    gym.office.call(line, { token: gym.admin, language: 'en', confirm: true, ...(body === undefined ? {} : { body }) })
  const later = (minutes: number) => new Date(gym.office.clock.now.getTime() + minutes * minute).toISOString()
  const made = async (line: string, body: unknown) => {
    const reply = await call(line, body)
    expect(reply.status, JSON.stringify(reply.body)).toBe(201)
    return Number(reply.body['id'])
  }
  const release = (version: string) =>
    made('POST api/clientSoftware', {
      platform: 'windows',
      release: version,
      build: 1,
      source: 'address',
      address: 'https://example.com/client.exe',
    })

  it('is an address that runs something, or leads nowhere, in whichever field', async () => {
    expect(addresses.map(([name]) => name)).toEqual(
      expect.arrayContaining(['banner', 'partner', 'animation', 'clientSoftware', 'webhook']),
    )
    for (const [name, field] of addresses) {
      for (const address of schemes) {
        // A field that is shown beside another choice alone is not looked at without it.
        const beside = Object.fromEntries(Object.entries(registry[name]!.fields[field]!.showWhen ?? {}))
        expect({
          name,
          field,
          address,
          ...(await call(`POST api/${name}`, { ...beside, [field]: address })),
        }).toMatchObject({ status: 400, body: { errors: { [field]: expect.any(String) as unknown } } })
      }
    }
  })

  it('is a text that runs something: its words are kept, and what would run is not', async () => {
    const written = [
      '<p><a href="javascript:alert(1)">link</a></p>',
      '<p><a href="java&#10;script:alert(1)">link</a></p>',
      '<p onclick="alert(1)">link</p>',
      '<p>link</p><script>alert(1)</script>',
      '<p>link</p><video src="javascript:alert(1)" onerror="alert(1)"></video>',
      '<p>link</p><video controls src="data:text/html,<script>alert(1)</script>"></video>',
      '<p>link</p><iframe src="https://example.com/x.js"></iframe>',
      '<p>link</p><img src="x" onerror="alert(1)">',
      '<p>link</p><img src="https://evil.example/t.png" srcset="//evil.example/u.png">',
      '<p>link</p><img src="/api/file/alert">',
      '<p>link</p><svg onload="alert(1)"></svg>',
      '<p>link</p><object data="javascript:alert(1)"></object>',
      '<p style="background:url(javascript:alert(1))">link</p>',
    ]
    const id = await made('POST api/news', { title: '标题', content: written.join('') })
    const content = String((await call(`GET api/news/${id}`)).body['content'])
    expect(content.match(/link/g)).toHaveLength(written.length)
    expect(content).not.toMatch(/script|alert|on\w+=|iframe|svg|object|data:|url\(|<img|evil/i)
  })

  it('is a share of nobody, of more than all or of half a percent, or for a time that ends before it begins', async () => {
    const software = await release('4.0.0')
    for (const percentage of [0, 101, -5, 1.5, '50%', 1e9])
      expect(await call('POST api/grayPublish', { name: '灰度', software, percentage })).toMatchObject({
        status: 400,
        body: { errors: { percentage: expect.any(String) as unknown } },
      })
    expect(
      await call('POST api/grayPublish', {
        name: '灰度',
        software,
        percentage: 10,
        begins: later(20),
        ends: later(10),
      }),
    ).toMatchObject({ status: 400, body: { errors: { ends: expect.any(String) as unknown } } })
    const id = await made('POST api/grayPublish', {
      name: '灰度',
      software,
      percentage: 10,
      begins: later(10),
      ends: later(20),
    })
    expect(await call(`PUT api/grayPublish/${id}`, { begins: later(30) })).toMatchObject({
      status: 400,
      body: { errors: { ends: expect.any(String) as unknown } },
    })
  })

  it('is a share of what was withdrawn: it is paused with it', async () => {
    const software = await release('4.1.0')
    const id = await made('POST api/grayPublish', { name: '灰度', software, percentage: 10 })
    expect(await call(`PUT api/grayPublish/start/${id}`)).toMatchObject({ status: 200 })
    expect(await call(`PUT api/clientSoftware/withdraw/${software}`)).toMatchObject({ status: 200 })
    expect((await call(`GET api/grayPublish/${id}`)).body).toMatchObject({ state: 'paused' })
    const finished = await release('4.2.0')
    const other = await made('POST api/grayPublish', { name: '灰度', software: finished, percentage: 10 })
    for (const step of ['start', 'finish']) await call(`PUT api/grayPublish/${step}/${other}`)
    await call(`PUT api/clientSoftware/withdraw/${finished}`)
    expect((await call(`GET api/grayPublish/${other}`)).body).toMatchObject({ state: 'finished' })
  })

  it('is a share that is started while its release is withdrawn: what runs is of a release that is offered', async () => {
    for (const release4 of ['4.3.0', '4.4.0', '4.5.0', '4.6.0']) {
      const software = await release(release4)
      const id = await made('POST api/grayPublish', { name: '灰度', software, percentage: 10 })
      const step = (name: string) => call(`PUT api/grayPublish/${name}/${id}`)
      for (const name of ['start', 'pause']) expect(await step(name)).toMatchObject({ status: 200 })
      const done = await Promise.all([step('start'), call(`PUT api/clientSoftware/withdraw/${software}`)])
      expect(done.filter(({ status }) => status >= 500)).toEqual([])
      const [{ body: share }, { body: offered }] = [
        await call(`GET api/grayPublish/${id}`),
        await call(`GET api/clientSoftware/${software}`),
      ]
      expect([offered['state'], share['state']]).not.toEqual(['withdrawn', 'running'])
    }
  })

  it('is what would end before it begins, whichever of the two is said last', async () => {
    const id = await made('POST api/news', { title: '标题', content: '<p>x</p>', validUntil: later(10) })
    expect(await call(`PUT api/news/schedule/${id}`, { validFrom: later(20) })).toMatchObject({ status: 400 })
    expect((await call(`GET api/news/${id}`)).body).toMatchObject({ state: 'draft' })
    expect(await call(`PUT api/news/schedule/${id}`, { validFrom: later(5) })).toMatchObject({ status: 200 })
    expect(await call(`PUT api/news/${id}`, { validUntil: later(1) })).toMatchObject({
      status: 400,
      body: { errors: { validUntil: expect.any(String) as unknown } },
    })
  })

  it('is what has ended before it is written, and keeps its end where it is refused', async () => {
    expect(await call('POST api/news', { title: '标题', content: '<p>x</p>', validUntil: later(-1) })).toMatchObject({
      status: 400,
      body: { errors: { validUntil: expect.any(String) as unknown } },
    })
    const id = await made('POST api/news', { title: '标题', content: '<p>x</p>', validUntil: later(5) })
    gym.office.clock.advance(6 * minute)
    expect(await call(`PUT api/news/publish/${id}`, {})).toMatchObject({
      status: 400,
      body: { errors: { validUntil: expect.any(String) as unknown } },
    })
    expect((await call(`GET api/news/${id}`)).body).toMatchObject({ state: 'draft', validUntil: later(-1) })
  })

  it('is a film that is none by its address, or that is neither at one nor uploaded', async () => {
    for (const address of [
      'https://example.com/x.js',
      'https://example.com/film.html',
      'https://example.com/a.mp4/b.svg',
    ]) {
      expect(await call('POST api/animation', { title: '短片', source: 'address', address })).toMatchObject({
        status: 400,
        body: { errors: { address: expect.any(String) as unknown } },
      })
    }
    expect(await call('POST api/animation', { title: '短片', source: 'address' })).toMatchObject({
      status: 400,
      body: { errors: { address: expect.any(String) as unknown } },
    })
    expect(await call('POST api/animation', { title: '短片', source: 'file' })).toMatchObject({
      status: 400,
      body: { errors: { video: expect.any(String) as unknown } },
    })
  })

  it('is a build below one that is published', async () => {
    const first = await made('POST api/clientSoftware', {
      platform: 'harmonyos',
      release: '1.0.0',
      build: 300,
      source: 'address',
      address: 'https://example.com/a.hap',
    })
    expect(await call(`PUT api/clientSoftware/publish/${first}`, {})).toMatchObject({ status: 200 })
    const next = await made('POST api/clientSoftware', {
      platform: 'harmonyos',
      release: '1.1.0',
      build: 1,
      source: 'address',
      address: 'https://example.com/b.hap',
    })
    expect(await call(`PUT api/clientSoftware/publish/${next}`, {})).toMatchObject({
      status: 400,
      body: { errors: { build: 'It cannot be below 300, the build of a version that is published' } },
    })
    await call(`PUT api/clientSoftware/${next}`, { build: 301 })
    expect(await call(`PUT api/clientSoftware/publish/${next}`, {})).toMatchObject({ status: 200 })
  })
})
