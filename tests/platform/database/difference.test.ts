import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { choice, flag, integer, ref, resource, text, type AnyResource } from '../../../resources/core/index.ts'
import { runScript } from '../../../server/platform/database/commands.ts'
import { applyAdditive } from '../../../server/core/migrations/applyAdditive.ts'
import { desiredSchema } from '../../../server/core/migrations/desired.ts'
import {
  LossyMigrationError,
  migrationSql,
  readArguments,
  snapshotOf,
} from '../../../server/core/migrations/generate.ts'
import { introspect } from '../../../server/core/migrations/introspect.ts'
import type { Schema } from '../../../server/core/migrations/schema.ts'
import { describeAbove, type TestDatabase } from '../../support/database.ts'

type Registry = { readonly [name: string]: AnyResource }
const registryOf = (...resources: unknown[]): Registry =>
  Object.fromEntries((resources as AnyResource[]).map(given => [given.name, given]))

const shelf = resource({
  name: 'shelf',
  label: 'name',
  scopedBy: 'nothing',
  actions: {},
  fields: { name: text({ required: true, unique: true }), deleted: flag({ readOnly: true }) },
})
const book = resource({
  name: 'book',
  label: 'title',
  scopedBy: 'nothing',
  actions: {},
  fields: {
    title: text({ required: true }),
    pages: integer(),
    shelf: ref('shelf', { required: true }),
    state: choice(['in', 'out'], { default: 'in' }),
    remark: text(),
  },
  list: { columns: ['title'], filters: ['shelf', 'state'], search: ['title'] },
})
const first = registryOf(shelf, book)

/** The same library after a year: renamed, widened, with more and with less. */
const volume = resource({
  name: 'volume',
  was: 'book',
  label: 'heading',
  scopedBy: 'nothing',
  actions: {},
  fields: {
    heading: text({ required: true, was: 'title', unique: { within: ['place'] } }),
    pages: text(),
    place: ref('shelf', { required: true, was: 'shelf' }),
    state: choice(['in', 'out', 'lost'], { default: 'out' }),
    lent: flag(),
    isbn: text({ unique: true, caseInsensitive: true }),
  },
  list: { columns: ['heading'], filters: ['place', 'state', 'lent'], search: ['heading'] },
})
const second = registryOf(shelf, volume)

const schema = (registry: Registry): Schema => desiredSchema(registry)
const stored = (registry: Registry): Schema => snapshotOf(schema(registry))

describe('the difference of descriptors', () => {
  it('is nothing where nothing changed', () => {
    expect(migrationSql('none', stored(first), schema(first))).toBeUndefined()
  })

  it('refuses what may lose data, and lists it', () => {
    const without = registryOf(shelf, {
      ...book,
      fields: { title: book.fields.title, shelf: integer({ required: true }), isbn: text({ required: true }) },
    })
    const refuse = () => migrationSql('loss', stored(first), schema(without))
    expect(refuse).toThrow(LossyMigrationError)
    expect(refuse).toThrow(/require:book\.isbn[^]*drop:book\.pages[^]*drop:book\.state[^]*drop:book\.remark/)
    expect(() => migrationSql('loss', stored(first), schema(registryOf(shelf)))).toThrow('drop:book')
    expect(() =>
      migrationSql(
        'narrow',
        stored(second),
        schema(registryOf(shelf, { ...volume, fields: { ...volume.fields, pages: integer() } })),
      ),
    ).toThrow('type:volume.pages')
    const stricter = registryOf(shelf, { ...book, fields: { ...book.fields, remark: text({ required: true }) } })
    expect(() => migrationSql('strict', stored(first), schema(stricter))).toThrow('require:book.remark')
  })

  it('allows it by name, and says so in the file', () => {
    const file = migrationSql('loss', stored(first), schema(registryOf(shelf)), ['drop:book'])
    expect(file).toContain('-- Allowed although it may lose data: drop:book')
    expect(file).toContain('drop table if exists "book" cascade;')
  })

  it('does not ask for a default that is declared', () => {
    const stricter = registryOf(shelf, { ...book, fields: { ...book.fields, remark: text({ default: "o'k" }) } })
    expect(migrationSql('strict', stored(first), schema(stricter))).toContain(
      `set "remark" = 'o''k' where "remark" is null`,
    )
  })

  it('reads the command line', () => {
    expect(readArguments(['add_books', '--allow', 'drop:a.b,drop:c', '--allow=type:d.e'])).toEqual({
      name: 'add_books',
      allowed: ['drop:a.b', 'drop:c', 'type:d.e'],
    })
  })
})

describeAbove('schema changes', ({ open }) => {
  let database: TestDatabase
  afterEach(() => database.close())

  const rows = async (query: ReturnType<typeof sql>) => (await query.execute(database.db)).rows
  const fill = async () => {
    await rows(sql`insert into shelf (name) values ('A')`)
    await rows(
      sql`insert into book (title, pages, shelf, remark) select 'T' || n, n, 1, 'x' from generate_series(1, 3) n`,
    )
  }
  const script = (text: string | undefined) => runScript(database.db, text ?? '')
  const totals = () =>
    rows(sql`select field, value, sum(n) as n from (select * from total union all select * from total_delta) t
      where resource in ('book', 'volume') group by field, value having sum(n) <> 0 order by field, value`)

  it('by a migration keep the data and end where the descriptors are', async () => {
    database = await open()
    await script(migrationSql('first', { tables: {} }, schema(first)))
    await fill()
    const change = migrationSql('second', stored(first), schema(second), ['drop:volume.remark'])
    await script(change)
    expect(await rows(sql`select heading, pages, place, state, lent, isbn from volume order by id`)).toEqual(
      [1, 2, 3].map(n => ({ heading: `T${n}`, pages: String(n), place: 1, state: 'in', lent: false, isbn: null })),
    )
    expect(await introspect(database.db, ['book', 'volume', 'shelf'])).toMatchObject(stored(second))
    expect(await totals()).toEqual([
      { field: '', value: '', n: 3 },
      { field: 'lent', value: 'false', n: 3 },
      { field: 'place', value: '1', n: 3 },
      { field: 'state', value: 'in', n: 3 },
    ])
    await script(change) // a second time does no harm
    expect(await totals()).toHaveLength(4)
  })

  it('in development add and rename, but never take away', async () => {
    database = await open()
    const created = await applyAdditive(database, first)
    expect(created.left).toEqual([])
    expect(await introspect(database.db, ['book', 'shelf'])).toMatchObject(stored(first))
    await fill()
    const changed = await applyAdditive(database, second)
    expect(changed.left).toEqual(['drop:volume.remark'])
    expect(changed.applied).toContain('renameColumn volume.heading')
    expect(await rows(sql`select heading, pages, remark from volume where id = 2`)).toEqual([
      { heading: 'T2', pages: '2', remark: 'x' },
    ])
    expect(await applyAdditive(database, second)).toEqual({ applied: [], left: ['drop:volume.remark'] })
    // The migration that is written later finds its work done.
    await script(migrationSql('second', stored(first), schema(second), ['drop:volume.remark']))
    expect(await introspect(database.db, ['volume', 'shelf'])).toMatchObject(stored(second))
  })

  it('in development keep the values of a field, or the rows of a resource, that was renamed before its `was` was written', async () => {
    database = await open()
    const before = registryOf({
      ...shelf,
      fields: { name: text({ required: true }), state: choice(['new', 'old'], { default: 'new' }) },
      list: { columns: ['name'], filters: ['state'] },
    })
    const renamed = (was: object, name = 'shelf') =>
      registryOf({
        ...shelf,
        name,
        fields: { name: text({ required: true }), condition: choice(['new', 'old'], { default: 'new', ...was }) },
        list: { columns: ['name'], filters: ['condition'] },
        ...(name === 'shelf' || !('was' in was) ? {} : { was: 'shelf' }),
      })
    await applyAdditive(database, before)
    await script(`insert into shelf (name, state) values ('a', 'old'), ('b', 'new')`)
    const early = await applyAdditive(database, renamed({}))
    expect(early.left).toContain(
      'drop:shelf.state (if condition is its new name, say so: was; its values are there then)',
    )
    const late = await applyAdditive(database, renamed({ was: 'state' }))
    expect(late.left).toEqual([])
    expect(await rows(sql`select name, condition from shelf order by name`)).toEqual([
      { name: 'a', condition: 'old' },
      { name: 'b', condition: 'new' },
    ])
    expect(await introspect(database.db, ['shelf'])).toMatchObject(stored(renamed({})))
    expect(
      await rows(
        sql`select sum(n)::int as n from (select * from total union all select * from total_delta) t where resource = 'shelf' and field = 'condition' and value = 'old'`,
      ),
    ).toEqual([{ n: 1 }])
    // The same of the resource.
    await applyAdditive(database, renamed({}, 'rack'))
    expect((await applyAdditive(database, renamed({ was: 'state' }, 'rack'))).left).toEqual([])
    expect(await rows(sql`select name, condition from rack order by name`)).toEqual([
      { name: 'a', condition: 'old' },
      { name: 'b', condition: 'new' },
    ])
  })

  it('in development add what records have to have while there are none, and say what to do where some would lack it', async () => {
    database = await open()
    const before = registryOf({ ...shelf, fields: { name: text({ required: true }) } })
    const required = (fields: object) =>
      registryOf({
        ...shelf,
        fields: { name: text({ required: true }), ...fields },
        list: { columns: ['name'], filters: Object.keys(fields) },
      })
    await applyAdditive(database, before)
    const place = required({ place: text({ required: true }) })
    expect(await applyAdditive(database, place)).toMatchObject({ left: [] })
    await script(`insert into shelf (name, place) values ('a', 'north')`)
    const row = required({ place: text({ required: true }), row: integer({ required: true }) })
    await expect(applyAdditive(database, row)).rejects.toThrow(
      'Rows of shelf that are there would have no row, which is required: give the field a default',
    )
    expect(await introspect(database.db, ['shelf'])).toMatchObject(stored(place))
    const given = required({ place: text({ required: true }), row: integer({ required: true, default: 1 }) })
    expect(await applyAdditive(database, given)).toMatchObject({ left: [] })
    expect(await rows(sql`select place, "row" from shelf`)).toEqual([{ place: 'north', row: 1 }])
  })

  it('in development take away nothing where both names hold values', async () => {
    database = await open()
    const before = registryOf({ ...shelf, fields: { name: text({ required: true }), remark: text() } })
    const renamed = (was: object) =>
      registryOf({ ...shelf, fields: { name: text({ required: true }), note: text(was) } })
    await applyAdditive(database, before)
    await script(`insert into shelf (name, remark) values ('a', 'of old')`)
    await applyAdditive(database, renamed({}))
    await script(`update shelf set note = 'of now'`)
    expect((await applyAdditive(database, renamed({ was: 'remark' }))).left).toEqual([
      'drop:shelf.remark',
      'shelf.remark and shelf.note both hold values: move them by hand',
    ])
    expect(await rows(sql`select remark, note from shelf`)).toEqual([{ remark: 'of old', note: 'of now' }])
  })

  it('leave alone what was made by hand', async () => {
    database = await open()
    await applyAdditive(database, first)
    await script('create index book_by_hand on book (pages); create table by_hand (n int)')
    expect(await applyAdditive(database, first)).toEqual({ applied: [], left: ['dropIndex book book_by_hand'] })
  })

  it('stand or fall together', async () => {
    database = await open()
    await applyAdditive(database, first)
    await fill()
    await rows(sql`update book set title = 'same'`)
    await expect(applyAdditive(database, second)).rejects.toMatchObject({ code: '23505' })
    expect(await introspect(database.db, ['book', 'volume', 'shelf'])).toMatchObject(stored(first))
  })
})
