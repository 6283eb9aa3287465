import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { Database } from '../../../../server/platform/database/Database.ts'
import { openDatabase } from '../../../../server/platform/database/openDatabase.ts'
import { compareLedger } from '../../../../server/times/ledger/compareLedger.ts'
import { seeded } from '../../../../server/sample/random.ts'
import { describeEngines } from '../../../support/database.ts'
import type { TestDatabase } from '../../../support/database.ts'
import { Clinic } from './clinic.ts'
import type { Work } from './moveUntilKilled.ts'

const kills = 20
const script = fileURLToPath(new URL('./moveUntilKilled.ts', import.meta.url))

/** Lets a process work until it has told of so many commits, kills it, and answers all it told. */
const killAfter = async (work: Work, count: number): Promise<string[]> => {
  const child = spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify(work)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString()
  })
  const ended = new Promise<NodeJS.Signals | null>(resolve => {
    child.once('exit', (_code, signal) => resolve(signal))
  })
  const told: string[] = []
  for await (const line of createInterface(child.stdout)) if (told.push(line) === count) child.kill('SIGKILL')
  if ((await ended) !== 'SIGKILL') throw new Error(`The process ended by itself: ${complaint}`)
  return told
}

describeEngines('the ledger of a process that is killed', engine => {
  let folder: string
  let server: TestDatabase | undefined
  let work: Work

  const open = (): Promise<Database> => openDatabase({ ...work.database, worker: false })

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'vision-killed-'))
    if (engine.kind === 'server') server = await engine.open()
    const where: Work['database'] = server?.url === undefined ? { dataDir: folder } : { url: server.url }
    const database = await openDatabase({
      ...where,
      worker: false,
      ...(server ? {} : { template: readFileSync(inject('testTemplates').embedded) }),
    })
    const clinic = new Clinic(database)
    const hospital = await clinic.hospital()
    const patients: number[] = []
    for (let n = 0; n < 4; n += 1) patients.push(await clinic.patient(hospital))
    await clinic.give(hospital, 100_000)
    await database.close()
    work = { database: where, hospital, patients, firstSerial: 0 }
  })
  afterAll(async () => {
    await server?.close()
    rmSync(folder, { recursive: true })
  })

  it(
    `has every movement that was told of, none twice, and balances that follow, kills: ${kills}`,
    async () => {
      const random = seeded(engine.kind === 'server' ? 11 : 12)
      for (let kill = 1; kill <= kills; kill += 1) {
        const told = await killAfter({ ...work, firstSerial: kill * 1_000_000 }, random.integer(5, 40))
        const database = await open()
        const idsOf = (kind: string): number[] =>
          told.filter(line => line.startsWith(`${kind} `)).map(line => Number(line.slice(kind.length + 1)))
        const {
          rows: [found],
        } = await sql<{ topUps: number; days: number }>`select
        (select count(*) from times_movement where kind = 'topUp' and recharge = any(${idsOf('topUp')}::integer[])) as "topUps",
        (select count(*) from (
          select consume_record from times_movement where kind = 'consume' union all select consume_record from times_owed
        ) d where consume_record = any(${idsOf('day')}::integer[])) as days`.execute(database.db)
        expect(found).toEqual({ topUps: idsOf('topUp').length, days: idsOf('day').length })
        expect(await compareLedger(database.db)).toEqual([])
        await database.close()
      }
    },
    kills * 60_000,
  )
})
