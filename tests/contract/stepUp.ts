import { describe, expect, it } from 'vitest'
import { operationsOf, requestLine, toRequest } from '../../resources/core/calls.ts'
import { secretsOf, setKey } from '../../resources/core/fields.ts'
import { registry } from '../../resources/index.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { fieldTypes } from '../../resources/core/types/index.ts'
import { fittingFor } from './inputs.ts'
import { nextSeed } from './world.ts'
import type { World } from './world.ts'

type Values = Readonly<Record<string, unknown>>

const guarded = Object.values(registry)
  .filter(({ singleton }) => singleton)
  .flatMap(resource =>
    Object.entries(operationsOf(resource)).flatMap(([name, { reauthenticate }]) =>
      Array.isArray(reauthenticate)
        ? [[`${resource.name}.${name}`, resource, reauthenticate as readonly string[]] as const]
        : [],
    ),
  )

/** What changes one field of a record, whatever it has now. */
const changing = (resource: AnyResource, name: string, record: Values): Values => {
  const field = resource.fields[name]!
  if (field.type === 'flag') return { [name]: record[name] !== true }
  if (secretsOf(resource).includes(name))
    return { [name]: fittingFor(resource, nextSeed())[name] ?? 'another-secret-4711' }
  const samples = Array.from({ length: 10 }, () => {
    // One number for each sample: by every other one, a choice of two would always be the same.
    const seed = nextSeed()
    return fittingFor(resource, seed)[name] ?? fieldTypes[field.type]!.sample(field, seed)
  })
  const other = samples.find(sample => sample !== record[name])
  if (other === undefined) throw new Error(`No other value of ${resource.name}.${name} is known here`)
  return { [name]: other }
}

/** What an action takes the password again for is changed by no call without it. */
export const stepUp = (world: () => World): void => {
  describe.each(guarded)('%s', (_title, resource, fields) => {
    it.each(fields)('takes the password again to change %s', async name => {
      const input = await world().input(resource)
      // No rule over several fields is in the way: what is not guarded asks for nothing, and no secret has to be given
      // again.
      const secrets = secretsOf(resource)
      const plain = {
        ...Object.fromEntries(
          Object.entries(input)
            .filter(([key]) => !secrets.includes(key))
            .map(([key, value]) => [key, typeof value === 'boolean' && !fields.includes(key) ? false : value]),
        ),
        ...Object.fromEntries(secrets.map(key => [setKey(key), false])),
      }
      expect(await world().call('admin', resource, 'update', plain)).toMatchObject({ status: 200 })
      const before = (await world().call('admin', resource, 'get', {})).body
      const { method, path, body } = toRequest(requestLine(resource, 'update'), changing(resource, name, before))
      const send = (headers: Record<string, string> = {}) =>
        world().request('admin', method, `/${path}`, { body, headers })
      expect(await send({ Reauthentication: 'made up' })).toMatchObject({
        status: 403,
        body: { code: 'reauthenticate', purpose: `${resource.name}.update` },
      })
      expect((await world().call('admin', resource, 'get', {})).body).toEqual(before)
      expect((await send()).status).toBe(200)
    })
  })
}
