import { describe, expect, it } from 'vitest'
import { isWritable, secretsOf, setKey, singletonId } from '../../resources/core/fields.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { validate } from '../../resources/core/validate.ts'
import { toYup } from '../../resources/core/yup.ts'
import { oneOfEach } from '../support/full.ts'
import { said } from '../support/said.ts'
import { broken, serverSide, short } from './constraints.ts'
import { fittingFor } from './inputs.ts'
import { nextSeed, single } from './world.ts'
import type { World } from './world.ts'

const withoutSecrets = (resource: AnyResource, input: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !secretsOf(resource).includes(name)))

/** The record that is there once: read and changed like any other, and neither listed nor made nor removed. */
export const singletons = (world: () => World): void => {
  describe.each(single)('%s, of which there is one', (name, resource) => {
    const get = async () => (await world().call('admin', resource, 'get', {})).body

    it('is there from the beginning and keeps what is changed', async () => {
      const provider = await world().provider('admin')
      const { data: before } = await provider.getOne(name, { id: singletonId })
      expect(before.id).toBe(singletonId)
      const input = await world().input(resource)
      const { data: updated } = await provider.update(name, {
        id: singletonId,
        data: { ...before, ...input },
        previousData: before,
      })
      expect(updated).toMatchObject({ ...withoutSecrets(resource, input), version: Number(before['version']) + 1 })
      expect((await provider.getOne(name, { id: singletonId })).data).toEqual(updated)
    })

    it('takes back what it answered', async () => {
      const before = await get()
      const reply = await world().call('admin', resource, 'update', before)
      expect(reply).toMatchObject({ status: 200, body: before })
    })

    it('refuses a stale version and answers the record as it is', async () => {
      const before = await get()
      await world().call('admin', resource, 'update', {
        ...(await world().input(resource)),
        version: before['version'],
      })
      const late = await world().call('admin', resource, 'update', { ...before })
      expect(late).toMatchObject({ status: 409, body: { code: 'stale', record: { id: singletonId } } })
    })

    it('tells its history, secrets left out', async () => {
      const provider = await world().provider('admin')
      const { data, total } = await provider.history(name, singletonId)
      expect(Number(total)).toBeGreaterThan(0)
      expect(data[0]).toMatchObject({ action: 'update' })
      for (const secret of secretsOf(resource)) expect(JSON.stringify(data)).not.toContain(`"${secret}"`)
    })

    it('is neither listed nor made nor removed', async () => {
      for (const [method, path] of [
        ['POST', `/api/${name}`],
        ['DELETE', `/api/${name}`],
        ['DELETE', `/api/${name}/1`],
        ['GET', `/api/${name}/1`],
        ['PUT', `/api/${name}/1`],
      ] as const) {
        const reply = await world().request(
          'admin',
          method,
          path,
          method === 'GET' || method === 'DELETE' ? {} : { body: {} },
        )
        // There is no such path, or it has other methods.
        expect({ method, path, isUnknown: [404, 405].includes(reply.status) }).toEqual({
          method,
          path,
          isUnknown: true,
        })
      }
    })

    const held = oneOfEach(broken(resource.fields), ({ key }) => key)
    it.each(held.map(one => [`${one.name} = ${short(one.value)} (${one.key})`, one] as const))(
      'refuses %s',
      async (_title, { name: field, value, key }) => {
        const input = { ...(await get()), ...(await world().input(resource)), [field]: value }
        const local = validate(toYup(resource.fields, resource.rules), input, { today: world().host.today })
        const { key: localKey, ...parameters } = (local.ok ? {} : local.errors)[field] ?? {
          key: serverSide.has(resource.fields[field]!.type) ? key : 'none',
        }
        expect(localKey).toBe(key)
        for (const [header, language] of [
          ['en', 'en'],
          ['cn', 'zh'],
        ] as const) {
          const { version: _, ...rest } = input as Record<string, unknown>
          const reply = await world().call('admin', resource, 'update', rest, header)
          expect(reply).toMatchObject({
            status: 400,
            body: { code: 'invalid', errors: { [field]: said(language, resource, field, { ...parameters, key }) } },
          })
        }
      },
    )

    const secrets = secretsOf(resource).filter(field => isWritable(resource.fields[field]!))
    it.each(secrets)('takes %s, never tells it, and clears it', async field => {
      const given = String(fittingFor(resource, nextSeed())[field] ?? `open-sesame-${field}-4711`)
      const taken = await world().call('admin', resource, 'update', { [field]: given })
      expect(taken).toMatchObject({ status: 200, body: { [setKey(field)]: true } })
      for (const seen of [taken.body, await get(), (await world().call('admin', resource, 'history', {})).body])
        expect(JSON.stringify(seen)).not.toContain(JSON.stringify(given).slice(1, -1))
      expect(await get()).not.toHaveProperty(field)
      // Nothing typed leaves it, and so does the record as it was answered.
      expect((await world().call('admin', resource, 'update', { [field]: '' })).body[setKey(field)]).toBe(true)
      expect((await world().call('admin', resource, 'update', await get())).body[setKey(field)]).toBe(true)
      const cleared = await world().call('admin', resource, 'update', { [setKey(field)]: false })
      expect(cleared).toMatchObject({ status: 200, body: { [setKey(field)]: false } })
    })
  })
}
