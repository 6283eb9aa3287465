import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../resources/index.ts'
import { createApp } from '../../../server/app/createApp.ts'
import { descriptorPlaces } from '../../../server/app/development/descriptorPlaces.ts'
import { errorExplainer } from '../../../server/app/development/explainError.ts'
import { createTellingLog } from '../../../server/app/development/tellingLog.ts'
import { DatabaseError } from '../../../server/platform/database/DatabaseError.ts'
import { announceSettingChange } from '../../../server/platform/settings/changes.ts'
import { inMemory } from '../../../server/platform/storage/inMemory.ts'
import { readSettings } from '../../../server/settings.ts'
import { engines, quickest } from '../../support/database.ts'
import { isFull } from '../../support/full.ts'
import { openTestApp } from './app.ts'
import type { TestApp } from './app.ts'

const explain = errorExplainer(registry, descriptorPlaces(process.cwd()))

describe.each(isFull ? engines : [quickest])('a failed statement on the $kind database', engine => {
  let host: TestApp
  beforeAll(async () => {
    if (engine.missing !== undefined) return
    host = await openTestApp({ engine })
    await sql`alter table help rename column name to title`.execute(host.database.db)
  }, 120_000)
  afterAll(() => host?.close())

  it.skipIf(engine.missing !== undefined)(
    'tells callers and the log nothing of its SQL where nobody develops',
    async () => {
      const reply = await host.app.inject({
        url: '/api/sysHelp',
        headers: { authorization: `Bearer ${await host.signIn('admin')}`, language: 'en' },
      })
      expect(reply.statusCode).toBe(500)
      expect(Object.keys(reply.json<object>()).sort()).toEqual(['code', 'message', 'status', 'timestamp'])
      expect(host.lines.some(line => line.includes('"type":"DatabaseError"') && line.includes('42703'))).toBe(true)
      for (const told of [reply.body, ...host.lines])
        expect(told).not.toMatch(/select|from help|does not exist|\btitle\b/i)
    },
  )

  it.skipIf(engine.missing !== undefined)('knows its statement, its descriptor and whose line ran it', async () => {
    const failed = async (): Promise<string> =>
      explain(
        await host.database.db
          .insertInto('hospital')
          .values({ name: null } as never)
          .execute()
          .then(
            () => {
              throw new Error('it was stored')
            },
            (error: Error) => error,
          ),
      )
    const told = await failed()
    expect(told).toMatch(/^DatabaseError 23502: /)
    expect(told).toMatch(
      /\n {2}SQL: insert into "hospital" \("name"\) values \(\$1\)\n {2}table: hospital\n {2}column: name\n/,
    )
    expect(told).toMatch(/\n {2}field: hospital\.fields\.name \(resources\/organisations\/hospital\.ts:\d+:\d+\)/)
  })
})

describe('what is told of errors in development', () => {
  it('is reached from the development host alone', () => {
    const importers = readdirSync('server', { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.ts') && !file.startsWith('app/development/'))
      .filter(file => /from '.*\/development\//.test(readFileSync(`server/${file}`, 'utf8')))
    expect(importers).toEqual(['app/dev.ts'])
    const users = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter(
      file => file.endsWith('.ts') && /from '.*\/dev\.ts'/.test(readFileSync(`server/${file}`, 'utf8')),
    )
    expect(users).toEqual([])
  })

  it('names a constraint by its field', () => {
    const error = new DatabaseError({
      code: '23505',
      message: 'duplicate',
      constraint: 'patient_mobile_key',
      table: 'patient',
    })
    expect(explain(error)).toMatch(
      /constraint: patient_mobile_key\n {2}field: patient\.fields\.mobile \(resources\/patients\/patient\.ts:\d+:\d+\)$/,
    )
  })

  it('stands after the line of the log, which is the same as everywhere', () => {
    let written = ''
    createTellingLog('error', explain, {
      write: text => {
        written += text
      },
    }).error({ err: new TypeError('no such thing') }, 'the call failed')
    const [line, ...others] = written.split('\n')
    expect(JSON.parse(line!)).toMatchObject({
      msg: 'the call failed',
      err: { type: 'TypeError', message: 'no such thing' },
    })
    expect(line).not.toContain('explanation')
    expect(others.join('\n').trim()).toMatch(/^TypeError: no such thing/)
  })
})

describe('the place of a descriptor', () => {
  const placeOf = descriptorPlaces(process.cwd())
  const lineAt = (place: string): string => {
    const [file = '', line] = placeOf(place)!.split(':')
    return readFileSync(file, 'utf8').split('\n')[Number(line) - 1]!.trim()
  }

  it('is found for every resource, and down to its options', () => {
    for (const name of Object.keys(registry)) expect(lineAt(name)).toContain(`name: '${name}'`)
    expect(lineAt('patient.fields.hospital')).toMatch(/^hospital: ref/)
    expect(lineAt('patient.list.filters')).toMatch(/^filters: /)
    expect(lineAt('patient.fields.doctor')).toMatch(/^fields: /)
    expect(placeOf('nothing.fields.name')).toBeUndefined()
  })
})

describe('a host whose descriptors and handlers do not match', () => {
  it('is not begun, and leaves nothing that would go on with its database', async () => {
    const settings = readSettings({})
    const log = pino({ level: 'silent' })
    const database = await quickest.openSeeded()
    await expect(
      createApp({ database, settings, log, isSample: false, storage: inMemory(), implementations: [], jobs: true }),
    ).rejects.toThrow('Descriptors and handlers do not match')
    await database.close()
    // What had listened would read the database now.
    await expect(announceSettingChange()).resolves.toBeUndefined()
  })
})
