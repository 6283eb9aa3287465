import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasText } from '../../../i18n/translate.ts'
import { registry } from '../../../resources/index.ts'
import { checkRegistry } from '../../../resources/core/checks.ts'
import { flag, ref, refs, resource, secret, text } from '../../../resources/core/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import type { Implementation } from '../../../server/core/contract.ts'
import { applyAdditive } from '../../../server/core/migrations/applyAdditive.ts'
import { columnName, tableName } from '../../../server/core/migrations/schemaNames.ts'
import { inTransaction } from '../../../server/core/execution.ts'
import { contextOf } from '../../../server/core/hooks.ts'
import { readSubject } from '../../../server/core/subject/readSubject.ts'
import { References } from '../../../server/core/referential/References.ts'
import { implementations } from '../../../server/implementations.ts'
import { tableReferences } from '../../../server/tableReferences.ts'
import { describeAbove } from '../../support/database.ts'
import type { TestDatabase } from '../../support/database.ts'
import { references } from '../../support/references.ts'
import { openApp, operatorWith, query, seed } from './harness.ts'
import type { App } from './harness.ts'

/**
 * A thing of a patient's that nobody thought of: with an organisation of its own, going along, one a patient, and
 * several of them.
 */
const wish = resource({
  name: 'wish',
  label: 'name',
  scopedBy: 'hospital',
  erasure: 'remove',
  fields: {
    name: text({ required: true }),
    hospital: ref('hospital', { required: true, on: { remove: 'ask' } }),
    patient: ref('patient', { on: { merge: 'move', transfer: 'stay', remove: 'ask' } }),
    shared: refs('patient', { on: { merge: 'move', transfer: 'stay', remove: 'keep' } }),
    deleted: flag({ readOnly: true }),
  },
  list: { columns: ['name'] },
  actions: { list: {}, get: {} },
})
const badge = resource({
  name: 'badge',
  label: 'name',
  scopedBy: 'hospital',
  erasure: 'remove',
  fields: {
    name: text({ required: true }),
    hospital: ref('hospital', { required: true, follows: 'patient', on: { remove: 'keep' } }),
    patient: ref('patient', {
      required: true,
      unique: true,
      on: { merge: 'ask', transfer: 'follow', remove: 'refuse' },
    }),
    deleted: flag({ readOnly: true }),
  },
  list: { columns: ['name'] },
  actions: { list: {}, get: {}, remove: { set: { deleted: true } } },
})
/** Something of a wish's: of a patient's, too, though it does not name one. */
const charm = resource({
  name: 'charm',
  label: 'name',
  scopedBy: 'nothing',
  visibility: { rest: ['unlimited'] },
  erasure: 'remove',
  fields: {
    name: text({ required: true }),
    wish: ref('wish', { required: true }),
    code: secret(),
    hidden: ref('patient', { on: { merge: 'move', transfer: 'follow', remove: 'keep' } }),
  },
  list: { columns: ['name'] },
  actions: { list: {}, get: {} },
})
const invented = { wish, badge, charm } as unknown as Readonly<Record<string, AnyResource>>
const all = { ...registry, ...invented }

const named = (changes: readonly Implementation[]) => new Map(changes.map(one => [one.resource.name, one]))

describe('what is declared of references', () => {
  it('holds for the invented ones', () => {
    expect(checkRegistry(all)).toEqual([])
  })

  it('is refused at start where code that it names is not there, or is not named', () => {
    const without = implementations.filter(({ resource: { name } }) => name !== 'consumeRecord')
    expect(() => new References(registry, named(without), tableReferences)).toThrow(
      'consumeRecord.patient has no steps for merge',
    )
    const more = {
      ...implementations.find(({ resource: { name } }) => name === 'case')!,
      references: { patient: { merge: {} }, number: {} },
    }
    expect(() => new References(registry, named([...implementations, more]), tableReferences)).toThrow(
      /case\.patient must not have steps for merge[^]*case\.number is no stored ref/,
    )
    expect(
      () =>
        new References(registry, named(implementations), {
          ...tableReferences,
          'x.patient': { to: 'patient', on: { merge: 'keep', remove: 'keep' } },
        }),
    ).toThrow('x.patient does not say what becomes of it on erase')
    expect(
      () =>
        new References(registry, named(implementations), {
          ...tableReferences,
          'x.operator': { to: 'operator', on: { merge: 'keep', remove: 'keep' } },
        }),
    ).toThrow('x.operator must not say')
  })

  it('has a text for every effect that a deletion tells', () => {
    for (const { name, lifecycle } of Object.values(registry)) {
      if (typeof lifecycle?.remove !== 'object') continue
      for (const effect of [...lifecycle.remove.effects, 'records'])
        for (const language of ['zh', 'en'] as const)
          expect(hasText(language, `resources.${name}.effects.remove.${effect}`), `${name} ${effect}`).toBe(true)
    }
  })
})

describeAbove('references to patients, operators and organisations', engine => {
  let database: TestDatabase
  let app: App
  beforeAll(async () => {
    database = await engine.open()
    await seed(database)
    await applyAdditive(database, all)
    const given = Object.fromEntries(implementations.map(({ resource: { name }, ...one }) => [name, one]))
    app = await openApp(database, { admin: operatorWith() }, given, all)
  })
  afterAll(async () => {
    await app?.app.close()
    await database?.close()
  })

  let serial = 0
  const patient = async (hospital = 2): Promise<number> =>
    (
      await query<{ id: number }>(
        database,
        `insert into patient (name, gender, birthday, mobile, hospital, type, account) values ('小明', 'male', '2016-01-01', $1, $2, 'ordinary', $3) returning id`,
        [`139${String(10_000_000 + (serial += 1))}`, hospital, `P${10_000_000 + serial}`],
      )
    )[0]!.id
  const wishOf = async (name: string, id: number, more: readonly number[] = []): Promise<number> =>
    (
      await query<{ id: number }>(
        database,
        `insert into wish (name, hospital, patient, shared) values ($1, 2, $2, $3) returning id`,
        [name, id, more],
      )
    )[0]!.id
  const badgeOf = async (id: number): Promise<number> =>
    (
      await query<{ id: number }>(database, `insert into badge (name, patient) values ('badge', $1) returning id`, [id])
    )[0]!.id
  const wishes = (id: number) => query(database, 'select hospital, patient, shared from wish where id = $1', [id])
  const effectsOf = (body: Readonly<Record<string, unknown>>) =>
    body['effects'] as { effect: string; subject: string | null; count: number | null; names: string[] | null }[]

  it('are all declared: by descriptors, or in the list of the tables', async () => {
    const { rows } = await sql<{ place: string }>`
      with pointing as (
        select r.relname::text as tab, a.attname::text as col, f.confrelid::regclass::text as target from pg_constraint f
          join pg_class r on r.oid = f.conrelid join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any(f.conkey) where f.contype = 'f')
      select tab || '.' || col as place from pointing where target in ('patient', 'operator', 'hospital')
      union select c.table_name || '.' || c.column_name from information_schema.columns c
      where c.table_schema = 'public' and c.data_type in ('integer', 'bigint', 'ARRAY') and c.udt_name <> '_text'
        and (c.column_name ~ '(^|_)(patient|operator|hospital|organisation|user)s?(_id)?$' or c.column_name in ('record', 'scope') or c.column_name ~ '_by$')
        and not exists (select from pointing p where p.tab = c.table_name and p.col = c.column_name and p.target not in ('patient', 'operator', 'hospital'))`.execute(
      database.db,
    )
    const described = ['patient', 'operator', 'hospital']
      .flatMap(name => references.to(registry[name]!).records)
      .map(({ resource: one, field }) => `${tableName(one)}.${columnName(field)}`)
    // What descriptors say is carried out by what they say; a column that none knows must stand in the list.
    const others = rows
      .map(({ place }) => place)
      .filter(place => !/^(wish|badge|charm)\./.test(place) && !described.includes(place))
    expect(Object.keys(tableReferences).sort()).toEqual(others.sort())
    expect(references.to(registry['patient']!).records.length).toBeGreaterThan(8)
  })

  it('are told to whoever asks what is kept of a patient, near or far, and nothing of anybody else', async () => {
    const [own, other] = [await patient(), await patient()]
    const [near, shared, foreign] = [
      await wishOf('near', own),
      await wishOf('shared', other, [other, own]),
      await wishOf('foreign', other),
    ]
    const charmOf = async (name: string, id: number): Promise<number> =>
      (
        await query<{ id: number }>(
          database,
          `insert into charm (name, wish, code, hidden) values ($1, $2, 'sealed', $3) returning id`,
          [name, id, other],
        )
      )[0]!.id
    const [far] = [await charmOf('far', near), await charmOf('foreign', foreign)]
    const told = await inTransaction(app.engine.beginJob('test', { now: new Date(), log: app.app.log }), inner =>
      readSubject(all, 'patient', own, {}, contextOf(inner)),
    )
    expect(told.records['wish']!.map(({ id }) => id)).toEqual([near, shared])
    expect(told.records['charm']).toMatchObject([
      { id: far, name: 'far', wish: near, wishLabel: 'near', hidden: null, hiddenLabel: null },
    ])
    expect(told.records['patient']!.map(({ id }) => id)).toEqual([own])
    // Whom else a shared one names is not told.
    expect(told.records['wish']![1]).toMatchObject({ patient: null, shared: [own] })
    expect(JSON.stringify(told)).not.toMatch(/sealed|foreign/)
  })

  it('are moved by a merge, and asked about where there may be one alone', async () => {
    const [survivor, other] = [await patient(), await patient()]
    const [own, both] = [await wishOf('a wish', other), await wishOf('of both', other, [other, survivor])]
    const badges = [await badgeOf(survivor), await badgeOf(other)]
    const { body } = await app.call('admin', 'GET', `/api/patient/mergePreview?survivor=${survivor}&other=${other}`)
    expect(effectsOf(body)).toContainEqual(
      expect.objectContaining({ effect: 'moves', subject: 'resources.wish.name', count: 2 }),
    )
    expect(body['chooseCase']).toBe(true)
    const input = { survivor, other, reason: 'twice', previewToken: body['previewToken'] }
    expect(await app.call('admin', 'PUT', '/api/patient/merge', input)).toMatchObject({
      status: 400,
      body: { errors: { keepCase: expect.anything() as unknown } },
    })
    expect((await app.call('admin', 'PUT', '/api/patient/merge', { ...input, keepCase: 'other' })).status).toBe(200)
    expect(await wishes(own)).toMatchObject([{ patient: survivor }])
    expect(await wishes(both)).toMatchObject([{ patient: survivor, shared: [survivor] }])
    expect(
      await query(database, 'select patient, deleted from badge where id = any($1) order by id', [badges]),
    ).toEqual([
      { patient: survivor, deleted: true },
      { patient: survivor, deleted: false },
    ])
    expect(
      await query(database, `select action from change_log where resource = 'wish' and record = $1`, [own]),
    ).toEqual([{ action: 'merge' }])
  })

  it('follow a transfer or stay, and say so before', async () => {
    const id = await patient(2)
    const [stays, goes] = [await wishOf('stays', id), await badgeOf(id)]
    const { body } = await app.call('admin', 'GET', `/api/patient/transferPreview/${id}?hospital=3`)
    expect(effectsOf(body).map(({ effect, subject }) => [effect, subject])).toEqual(
      expect.arrayContaining([
        ['stays', 'resources.wish.name'],
        ['moves', 'resources.badge.name'],
      ]),
    )
    expect(
      (
        await app.call('admin', 'PUT', `/api/patient/transfer/${id}`, {
          hospital: 3,
          reason: 'moved',
          previewToken: body['previewToken'],
        })
      ).status,
    ).toBe(200)
    expect(await wishes(stays)).toMatchObject([{ hospital: 2, patient: id }])
    expect(await query(database, 'select hospital from badge where id = $1', [goes])).toEqual([{ hospital: 3 }])
  })

  it('are asked about by a deletion, or refuse it', async () => {
    const id = await patient()
    await wishOf('a bicycle', id)
    const preview = () => app.call('admin', 'GET', `/api/patient/removePreview/${id}`)
    const { body } = await preview()
    expect(effectsOf(body)).toEqual([
      expect.objectContaining({ effect: 'records', subject: 'resources.wish.name', count: 1, names: ['a bicycle'] }),
    ])
    expect(await app.call('admin', 'DELETE', `/api/users/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'removalAsks', message: expect.stringContaining('a bicycle') as string },
    })
    const held = await badgeOf(id)
    expect(
      await app.call('admin', 'DELETE', `/api/users/${id}?previewToken=${String(body['previewToken'])}`),
    ).toMatchObject({ status: 409, body: { code: 'inUseBy' } })
    expect(await preview()).toMatchObject({ status: 409, body: { code: 'inUseBy' } })
    await query(database, 'update badge set deleted = true where id = $1', [held])
    expect(
      (await app.call('admin', 'DELETE', `/api/users/${id}?previewToken=${String(body['previewToken'])}`)).status,
    ).toBe(200)
  })

  it('to an organisation are told with its own, and refused where the settings say so', async () => {
    const { body } = await app.call('admin', 'GET', '/api/hospital/removePreview/2')
    expect(effectsOf(body).map(({ effect }) => effect)).toEqual(['operator', 'doctor', 'patient', 'records'])
    await query(database, `update config_setting set removal_of_hospitals = 'refuse'`)
    expect(await app.call('admin', 'GET', '/api/hospital/removePreview/2')).toMatchObject({
      status: 409,
      body: { code: 'removalRefused' },
    })
  })
})
