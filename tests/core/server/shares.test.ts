import { afterAll, beforeAll, expect, it } from 'vitest'
import { choice, ref, resource, text } from '../../../resources/core/index.ts'
import { describeAbove } from '../../support/database.ts'
import { openInvented, refusals, registryOf } from './invented.ts'

const shared = { shares: ['hospital', 'otherOrganisation'] } as const
const actions = { list: {}, get: {}, create: {}, update: {} }

const owner = resource({
  name: 'owner',
  label: 'name',
  scopedBy: 'hospital',
  actions,
  list: { columns: ['name'] },
  form: [{ section: 'main', fields: ['name', 'hospital', 'grade'] }],
  fields: {
    name: text({ required: true }),
    hospital: ref('hospital', { required: true, on: { remove: 'keep' } }),
    grade: choice(['high', 'low']),
  },
})

/** What belongs to an organisation because its owner does, and names somebody of it. */
const visit = resource({
  name: 'visit',
  label: 'title',
  scopedBy: 'hospital',
  actions,
  list: { columns: ['title'] },
  form: [{ section: 'main', fields: ['title', 'owner', 'doctor', 'remark', 'reason'] }],
  fields: {
    title: text({ required: true }),
    owner: ref('owner', { required: true }),
    hospital: ref('hospital', { required: true, follows: 'owner', on: { remove: 'keep' } }),
    doctor: ref('doctor', shared),
    grade: choice(['high', 'low'], { follows: 'owner' }),
    remark: text({ showWhen: { grade: 'high' } }),
    reason: text({ requiredWhen: { grade: 'high' } }),
  },
})

/** What says itself which organisation it belongs to. */
const booking = resource({
  name: 'booking',
  label: 'title',
  scopedBy: 'hospital',
  actions,
  list: { columns: ['title'] },
  form: [{ section: 'main', fields: ['title', 'hospital', 'doctor'] }],
  fields: {
    title: text({ required: true }),
    hospital: ref('hospital', { required: true, on: { remove: 'keep' } }),
    doctor: ref('doctor', shared),
  },
})

const invented = registryOf(owner, visit, booking)

it('is no mistake of a descriptor', () => {
  expect(refusals(invented)).toEqual([])
})

describeAbove('what a record says of itself without input', engine => {
  let opened: Awaited<ReturnType<typeof openInvented>>
  beforeAll(async () => {
    opened = await openInvented(engine, invented)
    await opened.database.execScript(
      `insert into owner (id, name, hospital, grade) values (1, 'east', 2, 'high'), (2, 'west', 3, 'low')`,
    )
  })
  afterAll(() => opened.close())

  const call = (method: 'POST' | 'PUT', path: string, body: object) => opened.app.call('admin', method, path, body)
  const make = (body: object) => call('POST', '/api/visit', { title: 'v', reason: 'because', ...body })
  const strange = { status: 400, body: { errors: { doctor: expect.stringMatching(/organi[sz]ation/i) } } }

  it('holds whom it names against the organisation that follows from another ref', async () => {
    expect(await make({ owner: 1, doctor: 2 })).toMatchObject(strange)
    expect(await make({ owner: 2, doctor: 1 })).toMatchObject(strange)
    const made = await make({ owner: 1, doctor: 1 })
    expect(made).toMatchObject({ status: 201, body: { hospital: 2 } })
    expect(await call('PUT', `/api/visit/${made.body['id']}`, { doctor: 2 })).toMatchObject(strange)
  })

  it('holds whom it names already, once it says something else itself', async () => {
    const visited = await make({ owner: 1, doctor: 1 })
    expect(await call('PUT', `/api/visit/${visited.body['id']}`, { owner: 2 })).toMatchObject(strange)
    expect(await call('PUT', `/api/visit/${visited.body['id']}`, { owner: 2, doctor: 2 })).toMatchObject({
      status: 200,
      body: { hospital: 3 },
    })
    const booked = await call('POST', '/api/booking', { title: 'b', hospital: 2, doctor: 1 })
    expect(booked.status).toBe(201)
    expect(await call('PUT', `/api/booking/${booked.body['id']}`, { hospital: 3 })).toMatchObject(strange)
    expect(await call('PUT', `/api/booking/${booked.body['id']}`, { title: 'c' })).toMatchObject({ status: 200 })
  })

  it('shows and requires by what follows', async () => {
    expect(await make({ owner: 1, remark: 'seen' })).toMatchObject({
      status: 201,
      body: { remark: 'seen', grade: 'high' },
    })
    expect(await make({ owner: 2, remark: 'seen' })).toMatchObject({
      status: 201,
      body: { remark: null, grade: 'low' },
    })
    expect(await make({ owner: 1, reason: null })).toMatchObject({
      status: 400,
      body: { errors: { reason: expect.stringMatching(/ cannot be empty$/) } },
    })
    const made = await make({ owner: 2, reason: null })
    expect(made).toMatchObject({ status: 201 })
    expect(await call('PUT', `/api/visit/${made.body['id']}`, { owner: 1 })).toMatchObject({
      status: 400,
      body: { errors: { reason: expect.stringMatching(/ cannot be empty$/) } },
    })
  })
})
