import { createReadStream, createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BackupReader } from '../../../server/platform/backup/BackupReader.ts'
import { BackupError } from '../../../server/platform/backup/format.ts'
import { restoreBackup } from '../../../server/platform/backup/restoreBackup.ts'
import { writeBackup } from '../../../server/platform/backup/writeBackup.ts'
import type { Database } from '../../../server/platform/database/Database.ts'
import { compareLedger } from '../../../server/times/ledger/compareLedger.ts'
import { readMigrations } from '../../../server/core/migrations/readMigrations.ts'
import { engines, quickest, type TestDatabase } from '../../support/database.ts'
import { Clinic } from '../../times/server/ledger/clinic.ts'
import { isFull } from '../../support/full.ts'

const usable = engines.filter(engine => !engine.missing)
/** From each and to each; else from the last, which is the server where there is one, to the embedded database. */
const isHeld = (from: number, to: number): boolean => isFull || (from === usable.length - 1 && to === 0)
/** Those that a backup is written of; the server's is the quicker. */
const written = isFull ? usable : [quickest]
const pairs = usable.flatMap((from, i) =>
  usable.flatMap((to, j) => (isHeld(i, j) ? [{ from, to, title: `${from.kind} to ${to.kind}` }] : [])),
)

async function fill({ db }: Database): Promise<void> {
  await sql`insert into hospital (id, name, code, kind, superior, province, city, contact, phone, search)
    values (7, '平台 "x"\\', 'P', 'platform', null, 'a\tb', E'line\nline', '', '010-12345678', array['a,b', null, '中'])`.execute(
    db,
  )
  await sql`insert into hospital (id, name, code, kind, superior, province, city, contact, phone)
    select n, 'h' || n, 'c' || n, 'hospital', 7, E'p\u2028q\r', 'c', 'x', '1' from generate_series(8, 6007) n`.execute(
    db,
  )
  await sql`insert into role (name, name_en, permissions, menus) values ('r', 'r', '{"a": [1, "中"]}', '{1,2}')`.execute(
    db,
  )
  await sql`delete from role`.execute(db)
  await sql`insert into role (name, name_en, permissions) values ('管理', 'admin', '["x"]')`.execute(db)
  await sql`select setval(pg_get_serial_sequence('hospital', 'id'), 9000)`.execute(db)
  await sql`select fold_totals()`.execute(db)
  await sql`insert into doctor (name, occupation, hospital) values ('d', 'doctor', 7)`.execute(db)
  const clinic = new Clinic({ db })
  const child = await clinic.patient(7)
  await clinic.give(7, 40)
  await clinic.train(child, '2026-01-01')
  await clinic.topUp(7, [child], 30)
  await clinic.train(child, '2026-01-02', 'naked3d')
}

/** All that is stored, read back by plain statements. */
async function contents({ db }: Database): Promise<unknown> {
  const all = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows
  return {
    hospitals: await all(sql`select * from hospital order by id`),
    roles: await all(sql`select * from role order by id`),
    doctors: await all(sql`select * from doctor order by id`),
    totals: await all(sql`select resource, scope, field, value, deleted, sum(n) as n
      from (select * from total union all select * from total_delta) t group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`),
    ledger: await Promise.all(
      ['times_account', 'times_movement', 'times_entry', 'times_owed', 'recharge'].map(table =>
        all(sql`select * from ${sql.table(table)} order by id`),
      ),
    ),
    differences: await compareLedger(db),
    left: await all(sql`select id, times from patient order by id`),
    next: await all(sql`insert into hospital (name, code, kind, province, city, contact, phone)
      values ('next', 'next', 'agency', 'x', 'x', 'x', 'x') returning id`),
    nextRole: await all(sql`insert into role (name, name_en) values ('next', 'next') returning id`),
  }
}

describe('backup and restore', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vision-backup-'))
  const fileOf = (kind: string): string => join(folder, `${kind}.backup`)
  const sources = new Map<string, unknown>()
  const opened: TestDatabase[] = []
  const open = async (engine: (typeof usable)[number]): Promise<TestDatabase> => {
    const database = await engine.open()
    opened.push(database)
    return database
  }

  beforeAll(async () => {
    for (const engine of written) {
      const database = await open(engine)
      await fill(database)
      const rows = await writeBackup(database, createWriteStream(fileOf(engine.kind)))
      expect(rows).toMatchObject({ hospital: 6001, role: 1, doctor: 1 })
      sources.set(engine.kind, await contents(database))
    }
  })
  afterAll(async () => {
    for (const database of opened) await database.close()
    rmSync(folder, { recursive: true })
  })

  it.each(pairs)('carry everything from $title', async ({ from, to }) => {
    const database = await open(to)
    const rows = await restoreBackup(database, createReadStream(fileOf(from.kind)))
    expect(rows).toMatchObject({ hospital: 6001, role: 1 })
    // The foreign keys and triggers are back.
    await expect(
      sql`insert into doctor (name, occupation, hospital) values ('d', 'doctor', 1)`.execute(database.db),
    ).rejects.toMatchObject({ code: '23503' })
    expect(await contents(database)).toEqual(sources.get(from.kind))
    // A database with rows is not replaced by accident.
    await expect(restoreBackup(database, createReadStream(fileOf(from.kind)))).rejects.toThrow(/not empty.*--force/)
    await restoreBackup(database, createReadStream(fileOf(from.kind)), { force: true })
    expect(await contents(database)).toEqual(sources.get(from.kind))
  })

  it.each(written)('refuse a damaged file and change nothing on the $kind database', async engine => {
    const database = await open(engine)
    const whole = readFileSync(fileOf(engine.kind))
    const text = gunzipSync(whole).toString()
    const files = {
      cut: whole.subarray(0, whole.length / 2),
      short: gzipSync(text.slice(0, text.lastIndexOf('{"rows"'))),
      changed: gzipSync(text.replace('h4000', 'h4001')),
      foreign: gzipSync('hello\n'),
      plain: Buffer.from('hello'),
    }
    for (const file of Object.values(files)) {
      await expect(restoreBackup(database, Readable.from([file]))).rejects.toThrow(BackupError)
    }
    expect((await sql`select from hospital`.execute(database.db)).rows).toEqual([])
  })

  it('refuse a file that goes on after its end', async () => {
    const whole = readFileSync(fileOf(written[0]!.kind))
    const text = gunzipSync(whole).toString()
    const read = async (file: Buffer): Promise<number> => {
      const parts = Array.from({ length: Math.ceil(file.length / 65_536) }, (_, n) =>
        file.subarray(n * 65_536, (n + 1) * 65_536),
      )
      const reader = new BackupReader(Readable.from(parts))
      await reader.head()
      let rows = 0
      for (let table = await reader.table(); table; table = await reader.table())
        for await (const _row of reader.rowsOf(table.table)) rows += 1
      return rows
    }
    expect(await read(whole)).toBeGreaterThan(6001)
    const files = {
      'a line': gzipSync(`${text}\n`),
      'half a line': gzipSync(`${text}x`),
      'another backup': Buffer.concat([whole, whole]),
      'a byte': Buffer.concat([whole, Buffer.from('x')]),
      'some nothing': Buffer.concat([whole, Buffer.alloc(3)]),
      'more than is read at once': Buffer.concat([whole, Buffer.alloc(1_000_000, 'x')]),
    }
    for (const [name, file] of Object.entries(files)) await expect(read(file), name).rejects.toThrow(BackupError)
  })

  it.skipIf(usable.length < 2)('refuse to replace what somebody works with, and change nothing', async () => {
    const database = await open(usable[1]!)
    const other = new Client({ connectionString: database.url })
    await other.connect()
    await other.query(`begin; insert into role (name, name_en) values ('x', 'x')`)
    const restore = () => restoreBackup(database, createReadStream(fileOf('server')), { lockLimit: 200 })
    await expect(restore()).rejects.toThrow(/Something else uses the database/)
    await other.query('commit')
    await expect(restore()).rejects.toThrow(/not empty/)
    await other.end()
  })

  it('refuse a backup of another version', async () => {
    const [engine] = written
    if (!engine) throw new Error('There is always an engine')
    const database = await open(engine)
    const files = readMigrations().slice(0, -1)
    await expect(restoreBackup(database, createReadStream(fileOf(engine.kind)), { files })).rejects.toThrow(
      /another version/,
    )
  })

  it('apply the migrations that are newer than the backup', async () => {
    const [engine] = written
    if (!engine) throw new Error('There is always an engine')
    const database = await open(engine)
    const newer = {
      name: '9001_newer',
      checksum: 'x',
      sql: 'alter table role add column colour text; update role set colour = name',
    }
    await restoreBackup(database, createReadStream(fileOf(engine.kind)), { files: [...readMigrations(), newer] })
    expect((await sql`select colour from role`.execute(database.db)).rows).toEqual([{ colour: '管理' }])
  })
})
