import { describe, expect, it } from 'vitest'
import { operationNamed, isRegular, requestLine } from '../../resources/core/calls.ts'
import { allFields, fieldOf } from '../../resources/core/fields.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { fieldTypes } from '../../resources/core/types/index.ts'
import { openTo, permissionOf } from '../../resources/core/permission.ts'
import { queryLine } from '../../resources/core/personal.ts'
import { isReference } from '../../resources/core/typeOf.ts'
import { oddValues } from '../support/oddValues.ts'
import { some } from './operations.ts'
import { listed } from './world.ts'
import type { Row, World } from './world.ts'
import { isFull, spread } from '../support/full.ts'
import { eventually } from '../support/eventually.ts'

type Values = Readonly<Record<string, unknown>>

/** Filters that a record meets, one of each kind that the list knows. */
const filtersOf = (resource: AnyResource, row: Row): Record<string, unknown> =>
  Object.fromEntries(
    (resource.list?.filters ?? []).flatMap(name => {
      const field = fieldOf(resource, name)!
      const value = row[name]
      const isSpelled =
        ['string', 'number', 'boolean'].includes(typeof value) &&
        !field.mask &&
        fieldTypes[field.type]!.filter !== 'none'
      return isSpelled && field.type !== 'age'
        ? [[name, fieldTypes[field.type]!.filter === 'range' ? `${String(value)},` : value]]
        : []
    }),
  )

/** What a list is asked, in the spelling of the action: the simple-REST dialect keeps JSON in its parameters. */
const asked = (resource: AnyResource, action: string, filters: Values): Values =>
  action === 'list' && isRegular(resource)
    ? { range: [0, 4], sort: ['id', 'DESC'], filter: filters }
    : { ...(action === 'export' ? {} : { page: 0, size: 5 }), sort: 'id,desc', ...filters }

const inAddress = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : value]),
  )

/** What is asked in a body is answered as what is asked in an address. */
export const queries = (world: () => World): void => {
  const whole = spread(listed, 6)
  describe.each(listed)('%s asked in a body', (name, resource) => {
    const isWhole = whole.some(([one]) => one === name)
    const actions = ['list', 'options', 'export'].filter(action => operationNamed(resource, action))
    const post = (account: string | null, action: string, body: unknown) =>
      world().request(account, 'POST', `/${queryLine(resource, action)!.template}`, { body })

    it.runIf(isWhole)(
      'answers the same rows, options and sheets as by GET, for each filter in the full run, for all of them together in any',
      async () => {
        const provider = await world().provider('admin')
        const [row] = (
          await provider.getList(name, {
            pagination: { page: 1, perPage: 1 },
            sort: { field: 'id', order: 'DESC' },
            filter: {},
          })
        ).data as Row[]
        const filters = row ? filtersOf(resource, row) : {}
        for (const action of actions) {
          const each = isFull ? Object.entries(filters).map(([key, value]) => ({ [key]: value })) : []
          for (const asking of [{}, ...each, { ...filters, ...(resource.list?.search ? { q: 'a' } : {}) }]) {
            const values = asked(resource, action, asking)
            // Logs are written a moment after what they tell of.
            await eventually(async () => {
              const byGet = await world().request('admin', 'GET', `/${requestLine(resource, action).template}`, {
                query: inAddress(values),
              })
              const byPost = await post('admin', action, values)
              expect({
                action,
                values,
                status: byPost.status,
                range: byPost.headers.get('content-range'),
                body: byPost.body,
              }).toEqual({ action, values, status: 200, range: byGet.headers.get('content-range'), body: byGet.body })
              expect(byPost.headers.get('cache-control')).toContain('no-store')
            })
          }
        }
      },
    )

    it.runIf(isWhole)(
      'is put in order by what it refers to, and in the full run by each field, for who reaches all of that and for who reaches some of it',
      async () => {
        for (const [key, field] of Object.entries(allFields(resource)).filter(
          ([, field]) => isFull || isReference(field),
        )) {
          for (const account of ['admin', 'outsider']) {
            const values = { ...asked(resource, 'list', {}), sort: isRegular(resource) ? [key, 'ASC'] : `${key},asc` }
            const { status } = await world().request(account, 'GET', `/${requestLine(resource, 'list').template}`, {
              query: inAddress(values),
            })
            expect({ key, type: field.type, account, isAnswered: [200, 400].includes(status) }).toEqual({
              key,
              type: field.type,
              account,
              isAnswered: true,
            })
          }
        }
      },
    )

    it('needs the same rights, and names what is wrong', async () => {
      for (const action of actions) {
        expect(await post(null, action, {})).toMatchObject({ status: 401 })
        const isOpen = (openTo as readonly string[]).includes(permissionOf(resource, action))
        expect(await post('nobody', action, {})).toMatchObject({ status: isOpen ? 200 : 403 })
        const wrong = action === 'list' && isRegular(resource) ? { filter: { noSuchFilter: 1 } } : { noSuchFilter: 1 }
        expect(await post('admin', action, wrong)).toMatchObject({
          status: 400,
          body: { errors: { noSuchFilter: expect.any(String) as string } },
        })
        expect(await post('admin', action, [1])).toMatchObject({ status: 400 })
      }
    })

    it.runIf(isWhole)('takes or refuses whatever JSON can say', async () => {
      const names = ['page', 'size', 'sort', 'range', 'filter', 'q', 'id', ...(resource.list?.filters ?? [])]
      for (const [at, odd] of some(oddValues, name.length).entries()) {
        const key = names[at % names.length]!
        const reply = await world().request('admin', 'POST', `/${queryLine(resource, 'list')!.template}`, {
          raw: `{${JSON.stringify(key)}:${odd.json}}`,
        })
        expect({ key, odd: odd.title, isAnswered: reply.status < 500 }).toEqual({
          key,
          odd: odd.title,
          isAnswered: true,
        })
      }
    })
  })
}
