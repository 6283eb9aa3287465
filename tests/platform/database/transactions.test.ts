import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { copyRows, runScript } from '../../../server/platform/database/commands.ts'
import { DatabaseError, isTransient } from '../../../server/platform/database/DatabaseError.ts'
import { describeEngines, type TestDatabase } from '../../support/database.ts'

describeEngines('statements and transactions', ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
    await database.execScript(`
      create table parent (id int primary key, name text not null);
      create table child (id int primary key, parent int references parent, n int check (n > 0));
      create unique index parent_name_key on parent (name);
    `)
  })
  beforeEach(() => database.execScript('truncate parent, child'))
  afterAll(() => database.close())

  const run = (statement: ReturnType<typeof sql>) => statement.execute(database.db)
  const names = async (): Promise<unknown[]> =>
    (await sql<{ name: string }>`select name from parent order by id`.execute(database.db)).rows.map(({ name }) => name)
  const failure = async (work: Promise<unknown>): Promise<DatabaseError> => {
    const error: unknown = await work.then(
      () => undefined,
      (reason: unknown) => reason,
    )
    if (error instanceof DatabaseError) return error
    throw new Error(`expected a DatabaseError, got ${String(error)}`)
  }

  it('counts changed rows', async () => {
    const inserted = await run(sql`insert into parent values (1, 'a'), (2, 'b')`)
    expect(inserted.numAffectedRows).toBe(2n)
    expect((await run(sql`update parent set name = name || 'x'`)).numAffectedRows).toBe(2n)
    expect((await run(sql`delete from parent where id = 9`)).numAffectedRows).toBe(0n)
    expect((await run(sql`delete from parent where id = 1 returning id`)).rows).toEqual([{ id: 1 }])
  })

  it('names constraint, table, column and detail of an error', async () => {
    await run(sql`insert into parent values (1, 'a')`)
    expect(await failure(run(sql`insert into parent values (${2}, ${'a'})`))).toMatchObject({
      code: '23505',
      constraint: 'parent_name_key',
      table: 'parent',
      detail: 'Key (name)=(a) already exists.',
    })
    expect(await failure(run(sql`insert into child values (1, 77, 1)`))).toMatchObject({
      code: '23503',
      constraint: 'child_parent_fkey',
      table: 'child',
    })
    expect(await failure(run(sql`insert into parent values (3, null)`))).toMatchObject({
      code: '23502',
      table: 'parent',
      column: 'name',
    })
    expect(await failure(run(sql`insert into child values (1, 1, 0)`))).toMatchObject({
      code: '23514',
      constraint: 'child_n_check',
    })
    expect((await failure(run(sql`select no_such_column`))).code).toBe('42703')
    expect((await failure(run(sql`select from where`))).code).toBe('42601')
  })

  it('keeps values of rows out of what a logger prints', async () => {
    await run(sql`insert into parent values (1, '13800000000')`)
    const taken = await failure(run(sql`insert into parent values (2, '13800000000')`))
    const wrong = await failure(run(sql`select ${'13800000000x'}::int`))
    for (const error of [taken, wrong]) {
      expect(JSON.stringify({ ...error, message: error.message, stack: error.stack })).not.toContain('13800000000')
    }
  })

  it('works on after an error', async () => {
    for (let i = 0; i < 5; i++) {
      expect((await failure(run(sql`select ${`text${i}`}::int as n`))).code).toBe('22P02')
      expect((await run(sql`select ${i}::int as n`)).rows).toEqual([{ n: i }])
    }
  })

  it('commits or rolls back as a whole', async () => {
    await database.db.transaction().execute(async transaction => {
      await sql`insert into parent values (1, 'kept')`.execute(transaction)
    })
    await expect(
      database.db.transaction().execute(async transaction => {
        await sql`insert into parent values (2, 'lost')`.execute(transaction)
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    expect(await names()).toEqual(['kept'])
  })

  it('does not take a commit that rolled back for success', async () => {
    const swallowed = database.db.transaction().execute(async transaction => {
      await sql`insert into parent values (1, 'lost')`.execute(transaction)
      await sql`select no_such_column`.execute(transaction).catch(() => undefined)
    })
    expect((await failure(swallowed)).code).toBe('25P02')
    expect(await names()).toEqual([])
  })

  it('goes back to a savepoint', async () => {
    const transaction = await database.db.startTransaction().execute()
    await sql`insert into parent values (1, 'a')`.execute(transaction)
    const saved = await transaction.savepoint('here').execute()
    await sql`insert into parent values (1, 'again')`.execute(saved).catch(() => undefined)
    const back = await saved.rollbackToSavepoint('here').execute()
    await sql`insert into parent values (2, 'b')`.execute(back)
    await back.commit().execute()
    expect(await names()).toEqual(['a', 'b'])
  })

  it('keeps transactions apart', async () => {
    const add = (id: number) =>
      database.db.transaction().execute(async transaction => {
        await sql`insert into parent values (${id}, ${`name ${id}`})`.execute(transaction)
        const { rows } = await sql<{ n: number }>`select count(*) as n from parent`.execute(transaction)
        await sql`update parent set name = name || '!' where id = ${id}`.execute(transaction)
        if (id % 3 === 0) throw new Error('third')
        return rows
      })
    await Promise.allSettled(Array.from({ length: 12 }, (_, i) => add(i + 1)))
    expect(await names()).toEqual([1, 2, 4, 5, 7, 8, 10, 11].map(id => `name ${id}!`))
  })

  it('answers many statements at once, each with its own rows', async () => {
    const answers = await Promise.all(
      Array.from(
        { length: 100 },
        async (_, i) => (await sql<{ n: number }>`select ${i}::int as n`.execute(database.db)).rows[0]?.n,
      ),
    )
    expect(answers).toEqual(Array.from({ length: 100 }, (_, i) => i))
  })

  it('refuses writes in a transaction that only reads, and takes an isolation level', async () => {
    const reading = database.db.transaction().setAccessMode('read only').setIsolationLevel('repeatable read')
    const write = reading.execute(transaction => sql`insert into parent values (1, 'a')`.execute(transaction))
    expect((await failure(write)).code).toBe('25006')
  })

  it('runs in UTC', async () => {
    expect((await run(sql`show timezone`)).rows).toEqual([{ TimeZone: 'UTC' }])
  })

  it('prepares a statement again when its table has changed', async () => {
    await run(sql`insert into parent values (1, 'a')`)
    const select = () => run(sql`select * from parent where id = ${1}`)
    for (let i = 0; i < 4; i++) expect((await select()).rows).toEqual([{ id: 1, name: 'a' }])
    await run(sql`alter table parent add column more int default 5`)
    try {
      expect((await select()).rows).toEqual([{ id: 1, name: 'a', more: 5 }])
      expect((await select()).rows).toEqual([{ id: 1, name: 'a', more: 5 }])
    } finally {
      await run(sql`alter table parent drop column more`)
    }
  })

  it('copies rows in, all or none', async () => {
    const rows = [
      [1, 'tab\tand\nline'],
      [2, '中文 \\ \\N'],
      [3, ''],
    ]
    expect(await database.copyIn('parent', ['id', 'name'], rows)).toBe(3)
    expect(await names()).toEqual(['tab\tand\nline', '中文 \\ \\N', ''])
    async function* half() {
      yield [4, 'fine']
      yield [1, 'taken']
    }
    expect((await failure(database.copyIn('parent', ['id', 'name'], half()))).code).toBe('23505')
    expect(await names()).toHaveLength(3)
    await run(sql`select 1`)
  })

  it('leaves nothing behind when the source of the rows fails', async () => {
    async function* broken() {
      yield [1, 'fine']
      throw new Error('no more')
    }
    for (let i = 0; i < 6; i++) {
      // as often as there are connections
      await expect(database.copyIn('parent', ['id', 'name'], broken())).rejects.toThrow(new Error('no more'))
      expect(await names()).toEqual([])
    }
  })

  it('copies many rows, nulls and arrays inside a transaction', async () => {
    await database.execScript('create table if not exists wide (id int, tags text[], note text)')
    const count = await database.db.transaction().execute(async transaction => {
      function* rows() {
        for (let i = 0; i < 60_000; i++) yield [i, [`t${i}`, 'x"y'], i % 2 ? null : `note ${i}`]
      }
      return copyRows(transaction, 'wide', ['id', 'tags', 'note'], rows())
    })
    expect(count).toBe(60_000)
    expect((await run(sql`select * from wide where id in (0, 59999) order by id`)).rows).toEqual([
      { id: 0, tags: ['t0', 'x"y'], note: 'note 0' },
      { id: 59_999, tags: ['t59999', 'x"y'], note: null },
    ])
  })

  it('runs a script of several statements, all or none', async () => {
    await expect(
      database.execScript(`insert into parent values (1, 'a'); insert into parent values (1, 'b')`),
    ).rejects.toMatchObject({ code: '23505' })
    expect(await names()).toEqual([])
    await database.db.transaction().execute(async transaction => {
      await runScript(transaction, `insert into parent values (1, 'a'); insert into parent values (2, 'b')`)
    })
    expect(await names()).toEqual(['a', 'b'])
  })

  it('delivers notifications, and none after the listener has gone', async () => {
    const heard: string[] = []
    let wake = (): void => undefined
    const next = (): Promise<void> => new Promise(resolve => (wake = resolve))
    const stop = await database.listen('news', payload => {
      heard.push(payload)
      wake()
    })
    let arrived = next()
    await database.notify('news', '消息 1')
    await arrived
    arrived = next()
    await database.db
      .transaction()
      .execute(transaction => sql`select pg_notify('news', 'from inside')`.execute(transaction))
    await arrived
    expect(heard).toEqual(['消息 1', 'from inside'])
    await stop()
    const other = new Promise<void>(resolve => {
      void database
        .listen('other', () => resolve())
        .then(() => database.notify('news', 'unheard'))
        .then(() => database.notify('other', ''))
    })
    await other
    expect(heard).toHaveLength(2)
    await expect(database.notify('not a channel;', '')).rejects.toThrow(TypeError)
  })

  it('tells transient errors from others', async () => {
    expect(isTransient(await failure(run(sql`do $$ begin raise serialization_failure; end $$`)))).toBe(true)
    expect(isTransient(await failure(run(sql`do $$ begin raise deadlock_detected; end $$`)))).toBe(true)
    expect(isTransient(await failure(run(sql`select 1/0`)))).toBe(false)
    expect(isTransient(new Error('other'))).toBe(false)
  })

  it('has a total order of texts that does not depend on the machine', async () => {
    const { rows } = await run(sql`select t from unnest(array['b', 'B', 'a', '中', 'Z']) t order by t`)
    expect(rows).toEqual(['B', 'Z', 'a', 'b', '中'].map(t => ({ t })))
  })
})
