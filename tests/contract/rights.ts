import { describe, expect, it } from 'vitest'
import { isRegular, operationsOf, pathParameters, requestLine } from '../../resources/core/calls.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { masked } from '../../resources/core/mask.ts'
import { maskedFields } from '../../resources/core/fields.ts'
import { openTo, permissionOf } from '../../resources/core/permission.ts'
import { fieldTypes } from '../../resources/core/types/index.ts'
import { creatable, recorded } from './world.ts'
import type { World } from './world.ts'

const isOpen = (permission: string): boolean => (openTo as readonly string[]).includes(permission)

/** Input that fills the path; rights are looked at before anything else. */
const bare = (resource: AnyResource, action: string): Record<string, unknown> => ({
  id: 1,
  group: 'none',
  version: 1,
  ...Object.fromEntries(pathParameters(requestLine(resource, action).template).map(name => [name, 1])),
})

/** Who may what: without a token, without the permission, without the row. */
export const rights = (world: () => World): void => {
  describe.each(recorded)('%s', (_name, resource) => {
    const actions = Object.keys(operationsOf(resource)).filter(action => permissionOf(resource, action) !== 'public')

    it.each(actions)('%s answers 401 without a token', async action => {
      const reply = await world().call(null, resource, action, bare(resource, action))
      expect(reply).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
    })

    it.each(actions.filter(action => operationsOf(resource)[action]!.by))(
      '%s answers 401 to an operator',
      async action => {
        // Tokens that are nobody's are slowed by address, and all of these come from one.
        await world().host.database.db.deleteFrom('throttle').execute()
        const reply = await world().call('admin', resource, action, bare(resource, action))
        expect(reply).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
      },
    )

    it.each(actions.filter(action => !isOpen(permissionOf(resource, action)) && !operationsOf(resource)[action]!.by))(
      '%s answers 403 without its permission',
      async action => {
        const reply = await world().call('nobody', resource, action, bare(resource, action))
        expect(reply).toMatchObject({ status: 403, body: { code: 'forbidden' } })
      },
    )

    const changing = actions.filter(
      action =>
        requestLine(resource, action).method === 'GET' &&
        (operationsOf(resource)[action]!.set ?? operationsOf(resource)[action]!.output) &&
        !['list', 'get', 'options'].includes(action) &&
        !operationsOf(resource)[action]!.many,
    )
    it.each(changing)('%s has no HEAD', async action => {
      const reply = await world().request('admin', 'HEAD', world().pathOf(resource, action, bare(resource, action)))
      expect(reply.status).toBe(405)
    })
  })

  describe.each(recorded.filter(([, resource]) => resource.rows !== undefined && resource.scopedBy !== 'nothing'))(
    '%s, which are worked out,',
    (_name, resource) => {
      it("are those of the caller's organisation alone, in lists, exports and sums", async () => {
        const page = isRegular(resource) ? { range: '[0,999]' } : { size: 1000 }
        const own = (await world().rows('operator', { q: 'outsider' }))[0]!['hospital']
        // Whoever asks for the first time signs in, which may be a row of its own.
        await world().token('outsider')
        const all = await world().call('admin', resource, 'list', page)
        const some = await world().call('outsider', resource, 'list', page)
        const placesOf = (reply: { body: Record<string, unknown> }) =>
          ((isRegular(resource) ? reply.body : reply.body['content']) as unknown as Record<string, unknown>[]).map(
            row => row[resource.scopedBy === 'self' ? 'id' : resource.scopedBy],
          )
        expect(placesOf(some)).toEqual(placesOf(all).filter(place => place === own))
        const sheet = await world().call('outsider', resource, 'export', {})
        expect(sheet.headers.get('x-total-count')).toBe(String(placesOf(some).length))
      })
    },
  )

  describe.each(creatable.filter(([, resource]) => resource.scopedBy !== 'nothing'))(
    '%s of another organisation',
    (name, resource) => {
      it('is not there for get, update, actions, list and getMany', async () => {
        const foreign = await world().foreign(resource)
        const rowActions = Object.entries(operationsOf(resource)).filter(
          ([action, { on }]) => on !== 'list' && !['list', 'create', 'options', 'export'].includes(action),
        )
        for (const [action] of rowActions) {
          const reply = await world().call('outsider', resource, action, { id: foreign.id })
          expect({ action, status: reply.status }).toEqual({ action, status: 404 })
        }
        const provider = await world().provider('outsider')
        expect((await provider.getMany(name, { ids: [foreign.id] })).data).toEqual([])
        const list = await provider.getList(name, {
          pagination: { page: 1, perPage: 1000 },
          sort: { field: 'id', order: 'DESC' },
          filter: {},
        })
        expect(list.data.map(row => Number(row.id))).not.toContain(foreign.id)
        expect(list.total).toBe(list.data.length)
        const after = (await world().call('admin', resource, 'get', { id: foreign.id })).body
        expect(after['version']).toBe(foreign.version)
      })
    },
  )

  describe.each(creatable.filter(([, resource]) => maskedFields(resource).length > 0))('%s masks', (name, resource) => {
    it('hold in every reply and in the export; a look is one call and is logged', async () => {
      const input = await world().input(resource)
      for (const [field, { type }] of maskedFields(resource))
        input[field] ??= fieldTypes[type]!.sample(resource.fields[field]!, Number(String(Date.now()).slice(-6)))
      const created = await world().call('admin', resource, 'create', input)
      expect(created.status).toBe(201)
      const id = Number(created.body['id'])
      const clear = maskedFields(resource).map(([field]) => String(input[field]))
      const replies = [
        created.body,
        (await world().call('admin', resource, 'get', { id })).body,
        (await world().call('admin', resource, 'list', { size: 1000 })).body,
        (await world().call('admin', resource, 'export', { format: 'csv' })).body,
        (await world().call('admin', resource, 'history', { id })).body,
        ...(resource.actions['options']
          ? [(await world().call('admin', resource, 'options', { size: 1000 })).body]
          : []),
      ]
      for (const reply of replies) for (const value of clear) expect(JSON.stringify(reply)).not.toContain(value)
      for (const [field, { mask }] of maskedFields(resource))
        expect(created.body[field]).toBe(masked(String(input[field]), mask!))

      const before = await world().host.readLog(name, id)
      const look = await world().call('admin', resource, 'contact', { id })
      expect(look.body).toMatchObject(
        Object.fromEntries(maskedFields(resource).map(([field]) => [field, input[field]])),
      )
      const after = await world().host.readLog(name, id)
      expect(after).toEqual([...before, 'contact'])
    })

    it('come back unchanged without being written, and cannot be searched without the permission', async () => {
      const record = await world().make(resource)
      const [field] = maskedFields(resource)[0]!
      const look = (await world().call('admin', resource, 'contact', { id: record.id })).body
      const update = await world().call('admin', resource, 'update', { id: record.id, [field]: record[field] })
      expect(update.status).toBe(200)
      expect((await world().call('admin', resource, 'contact', { id: record.id })).body[field]).toBe(look[field])
      if (resource.list?.filters?.includes(field)) {
        expect((await world().call('blind', resource, 'list', { [field]: '138' })).status).toBe(403)
      }
    })
  })
}
