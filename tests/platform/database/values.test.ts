import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEngines, type TestDatabase } from '../../support/database.ts'

describeEngines('values', ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  const value = async (expression: ReturnType<typeof sql>): Promise<unknown> => {
    const { rows } = await sql<{ value: unknown }>`select ${expression} as value`.execute(database.db)
    return rows[0]?.value
  }

  it.each([
    ['count', sql`count(*)`, 1],
    ['int8', sql`9007199254740991::int8`, Number.MAX_SAFE_INTEGER],
    ['numeric', sql`1.250::numeric(9,3)`, 1.25],
    ['float8', sql`0.1::float8`, 0.1],
    ['boolean', sql`false`, false],
    ['null', sql`null::int`, null],
    ['date', sql`'2020-01-02'::date`, '2020-01-02'],
    ['timestamptz', sql`'2020-01-02T23:00:00+08:00'::timestamptz`, '2020-01-02T15:00:00.000Z'],
    ['timestamptz with micro-seconds', sql`'2020-01-02T15:00:00.123456Z'::timestamptz`, '2020-01-02T15:00:00.123456Z'],
    ['timestamptz with a short fraction', sql`'2020-01-02T15:00:00.5Z'::timestamptz`, '2020-01-02T15:00:00.500Z'],
    ['timestamp', sql`'2020-01-02 15:00:00'::timestamp`, '2020-01-02T15:00:00.000Z'],
    ['the end of time', sql`'infinity'::timestamptz`, 'infinity'],
    ['jsonb', sql`'{"a":[1,null,"中"]}'::jsonb`, { a: [1, null, '中'] }],
    ['text', sql`'张三 \\ "x"'`, '张三 \\ "x"'],
    ['an empty text', sql`''`, ''],
    ['int[]', sql`'{1,NULL,3}'::int[]`, [1, null, 3]],
    ['text[]', sql`array['a,b', 'c"d\\e', 'NULL', null, '', '中文']`, ['a,b', 'c"d\\e', 'NULL', null, '', '中文']],
    ['an empty array', sql`'{}'::text[]`, []],
    [
      'nested arrays',
      sql`'{{1,2},{3,4}}'::int[]`,
      [
        [1, 2],
        [3, 4],
      ],
    ],
    ['date[]', sql`array['2020-01-02'::date]`, ['2020-01-02']],
    ['uuid', sql`'8f14e45f-ceea-467f-a0e6-1cd1d1a7b6c2'::uuid`, '8f14e45f-ceea-467f-a0e6-1cd1d1a7b6c2'],
  ])('reads %s', async (_name, expression, expected) => {
    expect(await value(expression)).toEqual(expected)
  })

  it('reads bytea as bytes', async () => {
    expect(await value(sql`'\\x00ff10'::bytea`)).toEqual(Buffer.from([0, 255, 16]))
  })

  it.each([
    ['a number', 12.5, 'numeric', 12.5],
    ['a bigint', 12n, 'int8', 12],
    ['a boolean', true, 'boolean', true],
    ['a text with quotes', `'";--\\`, 'text', `'";--\\`],
    ['null', null, 'text', null],
    ['nothing', undefined, 'text', null],
    ['a moment', new Date('2020-01-02T23:30:00Z'), 'timestamptz', '2020-01-02T23:30:00.000Z'],
    ['the day of a moment, in UTC', new Date('2020-01-02T23:30:00Z'), 'date', '2020-01-02'],
    ['bytes', new Uint8Array([1, 2, 255]), 'bytea', Buffer.from([1, 2, 255])],
    ['numbers', [1, 2, null], 'int[]', [1, 2, null]],
    ['texts', ['a"b', 'c\\d', ',{}', null, ''], 'text[]', ['a"b', 'c\\d', ',{}', null, '']],
    ['no texts', [], 'text[]', []],
    ['a JSON text', JSON.stringify([{ a: 1 }]), 'jsonb', [{ a: 1 }]],
  ])('binds %s', async (_name, parameter, type, expected) => {
    expect(await value(sql`${parameter}::${sql.raw(type)}`)).toEqual(expected)
  })

  it('binds arrays for any()', async () => {
    const { rows } = await sql`select n from generate_series(1, 5) n where n = any(${[2, 4, 9]})`.execute(database.db)
    expect(rows).toEqual([{ n: 2 }, { n: 4 }])
  })

  it('answers the same when a statement is prepared', async () => {
    for (const n of [1, 2, 3, 4, 5, 6]) {
      const { rows } = await sql`select ${n}::int as n, ${`text ${n}`}::text as t`.execute(database.db)
      expect(rows).toEqual([{ n, t: `text ${n}` }])
    }
  })

  it('refuses what is no value', async () => {
    await expect(value(sql`${Symbol('none')}`)).rejects.toThrow(TypeError)
  })
})
