import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../resources/index.ts'
import { isWritable, uniqueWithin } from '../../../resources/core/fields.ts'
import type { AnyResource, Field } from '../../../resources/core/index.ts'
import { lineFor } from '../../../resources/core/personal.ts'
import { permissionsOf } from '../../../resources/core/permission.ts'
import { fieldTypes } from '../../../resources/core/types/index.ts'
import { startOf, typeOf } from '../../../resources/core/typeOf.ts'
import { desiredSchema } from '../../../server/core/migrations/desired.ts'
import { applyAdditive } from '../../../server/core/migrations/applyAdditive.ts'
import { columnName, tableName } from '../../../server/core/migrations/schemaNames.ts'
import { describeAbove } from '../../support/database.ts'
import type { TestDatabase } from '../../support/database.ts'
import { groups } from '../support/pairs/entities.ts'
import { Exercise, filledIn, madeUp } from '../support/pairs/exercise.ts'
import type { Row } from '../support/pairs/exercise.ts'
import { openApp, operatorWith, query, seed } from './harness.ts'
import type { App, Given, Reply } from './harness.ts'

const all = groups()
const resources = {
  ...registry,
  ...Object.fromEntries(
    all
      .flatMap(({ entity, others }) => [entity, ...Object.values(others)])
      .map((one): [string, AnyResource] => [one.name, one]),
  ),
}

let filled = 0
const given: Given = Object.fromEntries(
  all.map(({ entity }) => [
    entity.name,
    {
      hooks: {
        before: async (name: string, record: unknown, input: { readonly partner?: number }) =>
          name === 'create' && record === null ? filledIn(entity, (filled += 1), input.partner ?? 1) : undefined,
      },
    },
  ]),
) as Given

/** Everything but what single fields need besides. */
const known = permissionsOf(Object.values(resources)).filter(one => !one.startsWith('pairPartner:'))

const errorsOf = ({ body }: Reply): readonly string[] =>
  Object.keys((body['errors'] ?? {}) as object).map(path => path.split('.')[0]!)

describeAbove('each pair of options', engine => {
  let database: TestDatabase
  let app: App

  beforeAll(async () => {
    database = await engine.open()
    await seed(database)
    await database.execScript(
      `insert into dict_group (id, name, label, label_en) values (2, 'pairWords', '词', 'Words'); insert into dict ("group", value, label, label_en, enabled) select 2, 'word' || n, 'word' || n, 'word' || n, true from generate_series(0, 3000) n`,
    )
    await applyAdditive(
      database,
      Object.fromEntries(Object.entries(resources).filter(([name]) => !Object.hasOwn(registry, name))),
    )
    app = await openApp(
      database,
      { admin: operatorWith(), blind: operatorWith({ id: 2, permissions: known }) },
      given,
      resources,
    )
  }, 180_000)
  afterAll(async () => {
    await app?.app.close()
    await database?.close()
  })

  describe.each(all.map(group => [group.entity.name, group] as const))('%s', (_name, group) => {
    const fields = madeUp(group)
    const written = fields.filter(([, field]) => isWritable(field))
    const world = () => new Exercise(app, database, group)
    /** Fields with what is wrong at them, each with all that is said of it. */
    const wrong: string[] = []
    const note = (name: string, field: Field, what: unknown) =>
      wrong.push(
        `${name} ${JSON.stringify(field).replace(/"options":\[[^\]]*\],?/, '')}: ${typeof what === 'string' ? what : JSON.stringify(what)}`.slice(
          0,
          1500,
        ),
      )
    const settled = () => {
      const found = wrong.splice(0)
      expect(found).toEqual([])
    }

    it('keeps and shows what was sent', async () => {
      const { input, row } = await world().made()
      for (const [name, field] of written)
        if (JSON.stringify(row[name]) !== JSON.stringify(world().shown(name, field, input)))
          note(name, field, [input[name], row[name]])
      expect(await world().get(row.id)).toEqual(row)
      settled()
    })

    it('takes nothing of what no input sets', async () => {
      const input = await world().input()
      const { row } = await world().made()
      const unset = fields.filter(([, field]) => !isWritable(field))
      const extra = Object.fromEntries(
        await Promise.all(
          unset.map(async ([name, field]) => [name, fieldTypes[field.type]!.sample(field, 77) ?? 77] as const),
        ),
      )
      const reply = await world().make({ ...input, ...extra })
      expect(reply.status).toBe(201)
      for (const [name, field] of unset) {
        const start = startOf(field) ?? null
        const now = (reply.body as Row)[name]
        const isGiven =
          field.follows !== undefined ||
          field.required === true ||
          typeOf(field).derived !== undefined ||
          typeOf(field).isSecret
        if (!isGiven && JSON.stringify(now) !== JSON.stringify(start)) note(name, field, [start, now])
        if (field.follows !== undefined && !typeOf(field).isSecret && (now === null || now === undefined))
          note(name, field, 'follows nothing')
      }
      expect(row.id).toBeGreaterThan(0)
      settled()
    })

    it('refuses each wrong value at its field', async () => {
      const input = await world().input()
      for (const [name, field] of written) {
        for (const { value } of fieldTypes[field.type]!.broken(field)) {
          const reply = await world().make({ ...input, [name]: value })
          if (reply.status !== 400 || !errorsOf(reply).includes(name))
            note(name, field, [String(JSON.stringify(value)).slice(0, 60), reply.status, reply.body])
        }
      }
      settled()
    })

    it('asks for what has to be there, and for no more', async () => {
      for (const [name, field] of written) {
        const { [name]: _, ...without } = await world().input()
        const needs = field.required === true && startOf(field) === undefined
        const left = await world().make(without)
        if ((left.status === 400) !== needs) note(name, field, ['left out', left.status, left.body])
        const large = await world().make({ ...(await world().input({ scale: 'large' })), [name]: null })
        const isNeeded = field.required === true || field.requiredWhen !== undefined || startOf(field) !== undefined
        if ((large.status === 400 && errorsOf(large).includes(name)) !== isNeeded)
          note(name, field, ['null while large', large.status, large.body])
      }
      settled()
    })

    it('hides, and empties, what is not shown: when made, when changed and by an action', async () => {
      const hidden = written.filter(([, field]) => field.showWhen)
      if (hidden.length === 0) return
      const [first, second] = [await world().made(), await world().made()]
      const made = await world().make({ ...(await world().input()), state: 'shut' })
      const changed = await world().call('admin', 'PUT', `/${first.row.id}`, { state: 'shut' })
      const shut = await world().call('admin', 'PUT', `/shut/${second.row.id}`)
      for (const [how, reply] of [
        ['made', made],
        ['changed', changed],
        ['shut', shut],
      ] as const) {
        if (reply.status >= 300) note(how, {} as Field, reply.body)
        for (const [name, field] of hidden) {
          const isSet = typeOf(field).isSecret ? reply.body[`${name}Set`] === true : (reply.body[name] ?? null) !== null
          if (isSet) note(name, field, [how, reply.body[name]])
        }
      }
      settled()
    })

    it('keeps what is set once, and changes the rest', async () => {
      for (const [name, field] of written) {
        const { row } = await world().made()
        const value = await world().other(field, row[name])
        const reply = await world().call('admin', 'PUT', `/${row.id}`, { [name]: value })
        if (field.once) {
          if (reply.status !== 400 || !errorsOf(reply).includes(name))
            note(name, field, ['once', reply.status, reply.body])
          const same = await world().call('admin', 'PUT', `/${row.id}`, { ...row })
          if (same.status !== 200) note(name, field, ['sent back', same.status, same.body])
        } else if (
          reply.status !== 200 ||
          (!typeOf(field).isSecret &&
            JSON.stringify(reply.body[name]) !== JSON.stringify(world().shown(name, field, { [name]: value })))
        )
          note(name, field, ['changed', value, reply.status, reply.body[name], reply.body['errors']])
      }
      settled()
    })

    it('has each unique value once, as long as it says', async () => {
      for (const [name, field] of written.filter(([, one]) => one.unique !== undefined)) {
        const { input, row } = await world().made()
        const again = async (changes: object = {}) =>
          world().make({ ...(await world().input()), [name]: input[name], ...changes })
        const second = await again()
        if (second.status !== 400 || !errorsOf(second).includes(name))
          note(name, field, ['second', second.status, second.body])
        if (field.caseInsensitive && typeof input[name] === 'string') {
          const other = await again({ [name]: input[name].toUpperCase() })
          if (other.status !== 400) note(name, field, ['other case', other.status])
        }
        if (uniqueWithin(field.unique).length > 0) {
          const elsewhere = await again({ scale: 'large' })
          if (elsewhere.status !== 201) note(name, field, ['elsewhere', elsewhere.status, elsewhere.body])
        }
        await world().call('admin', 'DELETE', `/${row.id}`)
        const heir = await again()
        if ((heir.status === 201) !== (field.unique !== 'ever')) note(name, field, ['heir', heir.status, heir.body])
      }
      settled()
    })

    it('tells nobody what is masked, or what is for others to read', async () => {
      const { input, row } = await world().made()
      const table = tableName(group.entity)
      for (const [name, field] of fields.filter(([, one]) => one.mask ?? one.permission?.read)) {
        const [stored] = await query<Record<string, unknown>>(database, `select * from ${table} where id = ${row.id}`)
        const clear = stored![columnName(name)]
        const who = field.permission?.read ? 'blind' : 'admin'
        const replies = {
          get: await world().call(who, 'GET', `/${row.id}`),
          list: await world().call(who, 'GET', `?size=1000&name=${encodeURIComponent(String(input['name']))}`),
          history: await world().call(who, 'GET', `/${row.id}/history`),
          export: await world().call(
            who,
            'GET',
            `/export?format=csv&name=${encodeURIComponent(String(input['name']))}`,
          ),
          contact:
            fields.some(([, one]) => one.mask) && field.permission?.read
              ? await world().call(who, 'GET', `/${row.id}/contact`)
              : undefined,
        }
        for (const [how, reply] of Object.entries(replies)) {
          if (reply === undefined) continue
          if (reply.status !== 200) note(name, field, [how, reply.status, reply.body])
          if (typeof clear === 'string' && clear.length > 7 && JSON.stringify(reply.body).includes(clear))
            note(name, field, [how, 'tells', clear])
          if (how === 'get' && field.permission?.read && name in reply.body && reply.body[name] !== null)
            note(name, field, [how, reply.body[name]])
          if (
            how === 'get' &&
            field.permission?.read &&
            reply.body[`${name}Label`] &&
            JSON.stringify(reply.body[`${name}Label`]) !== '[]'
          )
            note(name, field, ['label', reply.body[`${name}Label`]])
        }
        if (field.permission?.read && group.entity.list!.filters!.includes(name)) {
          const asked = await world().call('blind', 'GET', `?${name}=${encodeURIComponent(String(input[name] ?? 1))}`)
          if (asked.status !== 403) note(name, field, ['filter', asked.status])
          const sorted = await world().call('blind', 'GET', `?sort=${name},asc`)
          if (sorted.status < 400) note(name, field, ['sort', sorted.status])
        }
      }
      settled()
    })

    it('lets nobody write what is for others to write', async () => {
      for (const [name, field] of written.filter(([, one]) => one.permission?.write)) {
        const reply = await world().make(
          {
            ...(await world().input()),
            ...(startOf(field) === undefined ? {} : { [name]: await world().other(field, startOf(field)) }),
          },
          'blind',
        )
        if (reply.status !== 400 || !errorsOf(reply).includes(name)) note(name, field, [reply.status, reply.body])
        const { row } = await world().made()
        const changed = await world().call('blind', 'PUT', `/${row.id}`, {
          [name]: await world().other(field, row[name]),
        })
        if (changed.status !== 400 || !errorsOf(changed).includes(name))
          note(name, field, ['changed', changed.status, changed.body])
      }
      settled()
    })

    it('finds a record by each filter, in the order of each field, and sums it up', async () => {
      const { row } = await world().made()
      const [stored] = await query<Record<string, unknown>>(
        database,
        `select * from ${tableName(group.entity)} where id = ${row.id}`,
      )
      for (const [name, field] of fields.filter(([one]) => group.entity.list!.filters!.includes(one))) {
        const value = field.mask ? stored![columnName(name)] : row[name]
        if (value === null || value === undefined) continue
        const spelled =
          typeOf(field).filter === 'range'
            ? `${String(value)},${String(value)}`
            : Array.isArray(value)
              ? value.join()
              : String(value)
        const found = await world().call('admin', 'GET', `?size=1000&${name}=${encodeURIComponent(spelled)}`)
        const ids = ((found.body['content'] ?? []) as Row[]).map(({ id }) => id)
        if (!ids.includes(row.id)) note(name, field, ['filter', spelled, found.status, found.body['errors']])
        if ((field.personal ?? field.mask) && lineFor(group.entity, 'list', { [name]: value }).method !== 'POST')
          note(name, field, 'stands in an address')
      }
      for (const [name, field] of fields.filter(([, one]) => typeOf(one).sortable && !one.mask)) {
        const sorted = await world().call('admin', 'GET', `?sort=${name},desc&size=5`)
        if (sorted.status !== 200) note(name, field, ['sort', sorted.status, sorted.body])
      }
      const { body } = await world().call('admin', 'GET', '?totals=true')
      for (const name of group.entity.list!.totals!) {
        const [sum] = await query<{ sum: string }>(
          database,
          `select coalesce(sum(${columnName(name)}), 0)::text as sum from ${tableName(group.entity)} where not deleted`,
        )
        const told = (body['totals'] as Record<string, unknown> | undefined)?.[name]
        const [whole] = await query<{ sum: string }>(
          database,
          `select coalesce(sum(${columnName(name)}), 0)::text as sum from ${tableName(group.entity)}`,
        )
        if (Number(told) !== Number(sum!.sum) && Number(told) !== Number(whole!.sum))
          note(name, group.entity.fields[name]!, ['total', told, sum, whole])
      }
      settled()
    })

    it('refers only to what may be chosen', async () => {
      for (const [name, field] of written.filter(([, one]) => one.type === 'ref')) {
        const { where, otherwise, shares, evenDeleted, labelWith } = field as Field & {
          where?: object
          otherwise?: string
          shares?: object
          evenDeleted?: true
          labelWith?: string
        }
        const make = async (partner: Row) => world().make({ ...(await world().input()), [name]: partner.id })
        const far = await make(await world().partner({ kind: 'far' }))
        if ((far.status === 201) !== (where === undefined)) note(name, field, ['far', otherwise, far.status, far.body])
        const abroad = await make(await world().partner({ hospital: 3 }))
        if ((abroad.status === 201) !== (shares === undefined))
          note(name, field, ['abroad', abroad.status, abroad.body])
        const gone = await world().partner()
        await app.call('admin', 'DELETE', `/api/${group.entity.name}Partner/${gone.id}`)
        const deleted = await make(gone)
        if ((deleted.status === 201) !== (evenDeleted === true))
          note(name, field, ['deleted', deleted.status, deleted.body])
        const good = await world().made()
        if (labelWith && !String(good.row[`${name}Label`]).includes('account'))
          note(name, field, ['label', good.row[`${name}Label`]])
      }
      settled()
    })

    it('leaves some options to actions, and the own network alone', async () => {
      for (const [name, field] of written) {
        const { byAction = [], outgoing } = field as Field & { byAction?: readonly string[]; outgoing?: true }
        for (const value of [...byAction, ...(outgoing ? ['localhost'] : [])]) {
          const reply = await world().make({ ...(await world().input()), [name]: value })
          if (reply.status !== 400 || !errorsOf(reply).includes(name))
            note(name, field, [value, reply.status, reply.body])
        }
      }
      settled()
    })

    it('has an index where one is of use and wanted, and its former name nowhere', async () => {
      const { indexes, columns } = desiredSchema({ [group.entity.name]: group.entity }).tables[tableName(group.entity)]!
      const indexed = new Set(Object.values(indexes).map(index => index.columns[0]))
      for (const [name, field] of fields) {
        if (field.unindexed && indexed.has(columnName(name))) note(name, field, 'is indexed')
        if (field.was !== undefined && columns[columnName(name)]!.was !== columnName(field.was))
          note(name, field, 'forgets its former name')
      }
      settled()
    })
  })
})
