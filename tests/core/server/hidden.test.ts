import { afterAll, beforeAll, expect, it } from 'vitest'
import { choice, ref, resource, text } from '../../../resources/core/index.ts'
import { describeAbove } from '../../support/database.ts'
import { openInvented, refusals, registryOf } from './invented.ts'

const loan = resource({
  name: 'loan',
  label: 'name',
  scopedBy: 'hospital',
  fields: {
    name: text({ required: true }),
    hospital: ref('hospital', { required: true, on: { remove: 'keep' } }),
    state: choice(['lent', 'returned'], { default: 'lent' }),
    shelf: text({ showWhen: { state: 'returned' } }),
    place: text({ showWhen: { shelf: 'first' } }),
  },
  list: { columns: ['name'] },
  form: [{ section: 'general', fields: ['name', 'hospital', 'state', 'shelf', 'place'] }],
  actions: {
    list: {},
    get: {},
    create: {},
    update: {},
    shelve: { set: { shelf: 'first', place: 'left' } },
    giveBack: { set: { state: 'returned', shelf: 'first' } },
    moveByHand: {},
  },
})

describeAbove('what a record does not show', engine => {
  let opened: Awaited<ReturnType<typeof openInvented>>
  beforeAll(async () => {
    opened = await openInvented(engine, registryOf(loan), {
      loan: {
        handlers: {
          moveByHand: async (record: { id: number }, _: unknown, context: { update: Function }) => {
            await context.update(loan, record.id, { shelf: 'second' })
          },
        } as never,
      },
    })
  })
  afterAll(() => opened?.close())

  const made = async (values: object): Promise<number> =>
    Number((await opened.app.call('admin', 'POST', '/api/loan', { name: 'one', hospital: 2, ...values })).body['id'])
  const act = (name: string, id: number) => opened.app.call('admin', 'PUT', `/api/loan/${name}/${id}`, {})

  it('is right as it is declared', () => expect(refusals(registryOf(loan))).toEqual([]))

  it('is not stored by an action that sets it, nor what is shown by it', async () => {
    expect((await act('shelve', await made({}))).body).toMatchObject({ state: 'lent', shelf: null, place: null })
  })

  it('is not stored by a handler', async () => {
    const id = await made({})
    expect((await act('moveByHand', id)).status).toBe(200)
    expect((await opened.app.call('admin', 'GET', `/api/loan/${id}`)).body).toMatchObject({ shelf: null })
  })

  it('is stored where the same action shows it', async () => {
    expect((await act('giveBack', await made({}))).body).toMatchObject({ state: 'returned', shelf: 'first' })
    expect((await act('shelve', await made({ state: 'returned' }))).body).toMatchObject({
      shelf: 'first',
      place: 'left',
    })
  })
})
