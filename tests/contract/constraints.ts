import { describe, expect, it } from 'vitest'
import { translate } from '../../i18n/translate.ts'
import type { AnyCondition } from '../../resources/core/condition.ts'
import type { Field } from '../../resources/core/index.ts'
import { fieldTypes } from '../../resources/core/types/index.ts'
import { validate } from '../../resources/core/validate.ts'
import { isWritable, uniqueWithin } from '../../resources/core/fields.ts'
import { toYup } from '../../resources/core/yup.ts'
import { oneOfEach } from '../support/full.ts'
import { said } from '../support/said.ts'
import { stateIn } from './stateSpace.ts'
import { agreeing } from './inputs.ts'
import { creatable } from './world.ts'
import type { World } from './world.ts'

const otherCase = (value: unknown): string =>
  [...String(value)]
    .map(letter => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()))
    .join('')

/** Kinds of which only the server knows whether a value exists. */
export const serverSide = new Set(['ref', 'refs', 'dictionary'])

/** Each value that breaks a constraint of the fields, and the key of the answer. */
export const broken = (fields: Readonly<Record<string, Field>>) =>
  Object.entries(fields)
    .filter(([, field]) => isWritable(field))
    .flatMap(([name, field]) => [
      ...fieldTypes[field.type]!.broken(field).map(({ value, key }) => ({ name, field, value, key })),
      ...(field.required && !field.showWhen ? [{ name, field, value: null, key: 'required' }] : []),
    ])

export const short = (value: unknown): string => {
  const text = JSON.stringify(value)
  return text.length > 24 ? `${text.slice(0, 20)}… (${text.length})` : text
}

/** What breaks each kind of constraint of each resource, and each that fields of a type have. */
const held = oneOfEach(
  creatable.flatMap(([resource, { fields }]) => broken(fields).map(one => ({ resource, ...one }))),
  ({ resource, key }) => `${resource} ${key}`,
  ({ field, key }) => `${field.type} ${key}`,
)

/** Constraints broken once, every one in the full run: the same message from yup as from the server, at the same field, in both languages. */
export const constraints = (world: () => World): void => {
  describe.each(creatable)('%s refuses', (resourceName, resource) => {
    const own = held.filter(one => one.resource === resourceName)
    it.each(own.map(one => [`${one.name} = ${short(one.value)} (${one.key})`, one] as const))(
      '%s',
      async (_title, { name, field, value, key }) => {
        const valid = await world().input(resource)
        const input = { ...valid, ...stateIn(resource, field.showWhen, valid, world().host.today), [name]: value }
        const local = validate(toYup(resource.fields, resource.rules), input, { today: world().host.today })
        const errors = local.ok ? {} : local.errors
        if (!serverSide.has(field.type) || !local.ok)
          expect(Object.keys(errors).some(path => path === name || path.startsWith(`${name}.`))).toBe(true)
        const at = Object.keys(errors).find(path => path === name || path.startsWith(`${name}.`)) ?? name
        const { key: localKey = key, ...parameters } = errors[at] ?? {}
        expect(localKey).toBe(key)
        for (const [header, language] of [
          ['en', 'en'],
          ['cn', 'zh'],
        ] as const) {
          const reply = await world().call('admin', resource, 'create', input, header)
          expect(reply).toMatchObject({ status: 400, body: { code: 'invalid' } })
          const answered = reply.body['errors'] as Record<string, string>
          const [path = at, text] =
            Object.entries(answered).find(([path]) => path === at) ??
            Object.entries(answered).find(([path]) => path.startsWith(name)) ??
            []
          expect(text).toBe(said(language, resource, path, { ...parameters, key }))
        }
      },
    )

    it('all broken fields at once', async () => {
      const required = Object.entries(resource.fields)
        .filter(([, field]) => isWritable(field) && field.required && !field.showWhen && field.default === undefined)
        .map(([name]) => name)
      const reply = await world().call('admin', resource, 'create', {})
      if (required.length === 0) return
      expect(reply.status).toBe(400)
      expect(Object.keys(reply.body['errors'] as object)).toEqual(expect.arrayContaining(required))
    })

    it('an unknown field, by its name', async () => {
      const reply = await world().call('admin', resource, 'create', {
        ...(await world().input(resource)),
        noSuchField: 1,
      })
      expect(reply).toMatchObject({
        status: 400,
        body: { errors: { noSuchField: translate('en', 'validation.unknown') } },
      })
    })

    const uniques = Object.entries(resource.fields).filter(
      ([, field]) => field.unique && isWritable(field) && !serverSide.has(field.type),
    )
    it.each(uniques)('a second %s', async (name, field) => {
      const within = uniqueWithin(field.unique)
      const first = await world().input(resource)
      expect((await world().call('admin', resource, 'create', first)).status).toBe(201)
      const again = field.caseInsensitive ? otherCase(first[name]) : first[name]
      const second = agreeing(resource, {
        ...(await world().input(resource)),
        [name]: again,
        ...Object.fromEntries(within.map(key => [key, first[key]])),
      })
      const reply = await world().call('admin', resource, 'create', second)
      expect(reply).toMatchObject({
        status: 400,
        body: { errors: { [name]: expect.stringMatching(/ already (exists|registered)/) } },
      })
    })

    const reusable = uniques.filter(([, { unique }]) => unique !== 'ever')
    it.runIf(resource.actions['recover'] && reusable.length > 0)(
      'to recover a record whose unique value was taken meanwhile',
      async () => {
        const [name] = reusable[0]!
        const first = await world().input(resource)
        const created = await world().call('admin', resource, 'create', first)
        const id = Number(created.body['id'])
        await world().host.setColumns(
          resource,
          id,
          stateIn(
            resource,
            resource.actions['remove']?.when as AnyCondition | undefined,
            created.body,
            world().host.today,
          ),
        )
        expect((await world().call('admin', resource, 'remove', { id })).status).toBe(200)
        const heir = agreeing(resource, {
          ...(await world().input(resource)),
          [name]: first[name],
          ...Object.fromEntries(uniqueWithin(resource.fields[name]!.unique).map(key => [key, first[key]])),
        })
        expect((await world().call('admin', resource, 'create', heir)).status).toBe(201)
        const reply = await world().call('admin', resource, 'recover', { id })
        expect(reply.status).toBe(400)
        expect(Object.keys(reply.body['errors'] as object)).toContain(name)
      },
    )
  })
}
