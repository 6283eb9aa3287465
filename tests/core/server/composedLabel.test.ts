import { afterAll, beforeAll, expect, it } from 'vitest'
import { date, datetime, ref, refs, resource, text } from '../../../resources/core/index.ts'
import { describeAbove } from '../../support/database.ts'
import { openInvented, refusals, registryOf } from './invented.ts'

const actions = { list: {}, get: {}, options: {}, create: {}, update: {} }

const owner = resource({
  name: 'owner',
  label: 'name',
  scopedBy: 'nothing',
  actions,
  list: { columns: ['name'] },
  form: [{ section: 'main', fields: ['name', 'nameEn'] }],
  fields: { name: text({ required: true }), nameEn: text() },
})

/** Has no name of its own: whose it is and when tell it from others. */
const visit = resource({
  name: 'visit',
  label: ['owner', 'day', 'at'],
  scopedBy: 'nothing',
  actions,
  list: { columns: ['owner', 'day'] },
  form: [{ section: 'main', fields: ['owner', 'day', 'at'] }],
  fields: { owner: ref('owner', { required: true }), day: date({ required: true }), at: datetime() },
})

const letter = resource({
  name: 'letter',
  label: ['title', 'about'],
  scopedBy: 'nothing',
  actions,
  list: { columns: ['title', 'about'] },
  form: [{ section: 'main', fields: ['title', 'about', 'also'] }],
  fields: { title: text({ required: true }), about: ref('visit'), also: refs('visit') },
})

const invented = registryOf(owner, visit, letter)

it('is no mistake of a descriptor', () => {
  expect(refusals(invented)).toEqual([])
})

describeAbove('a record that several fields name', engine => {
  let opened: Awaited<ReturnType<typeof openInvented>>
  let first: number
  beforeAll(async () => {
    opened = await openInvented(engine, invented)
    await opened.database.execScript(`insert into owner (id, name, name_en) values (1, '东东', 'East')`)
    first = Number(
      (await call('POST', '/api/visit', { owner: 1, day: '2026-03-01', at: '2026-03-01T01:30:00.000Z' })).body['id'],
    )
  })
  afterAll(() => opened.close())

  const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    opened.app.call('admin', method, path, body)
  const name = 'East · 2026-03-01 · 2026-03-01 09:30'

  it('says in its reply what they say together, in the business time zone', async () => {
    expect((await call('GET', `/api/visit/${first}`)).body).toMatchObject({ label: name, ownerLabel: 'East' })
  })

  it('leaves out what is not there', async () => {
    expect((await call('POST', '/api/visit', { owner: 1, day: '2026-03-02', at: null })).body['label']).toBe(
      'East · 2026-03-02',
    )
  })

  it('goes by that name in options and wherever others refer to it, in their own names too', async () => {
    expect((await call('GET', `/api/visit/options?id=${first}`)).body).toEqual([{ id: first, label: name }])
    expect(
      (await call('POST', '/api/letter', { title: 'Invitation', about: first, also: [first] })).body,
    ).toMatchObject({ aboutLabel: name, alsoLabel: [name], label: `Invitation · ${name}` })
  })

  it('can be sent back as it came', async () => {
    const { body } = await call('GET', `/api/visit/${first}`)
    expect(await call('PUT', `/api/visit/${first}`, { ...body, day: '2026-03-03' })).toMatchObject({
      status: 200,
      body: { label: 'East · 2026-03-03 · 2026-03-01 09:30' },
    })
  })
})
