import pino from 'pino'
import { expect, it } from 'vitest'
import { registry } from '../../../resources/index.ts'
import { text } from '../../../resources/core/index.ts'
import { requireTables } from '../../../server/app/fitTables.ts'
import { prepareDatabase } from '../../../server/app/prepareDatabase.ts'
import { passwordHashOf } from '../../../server/platform/session/credentials.ts'
import { verifyPassword } from '../../../server/platform/session/passwords.ts'
import { readSettings } from '../../../server/settings.ts'
import { describeAbove } from '../../support/database.ts'

const log = pino({ level: 'silent' })
const prepare = (database: Parameters<typeof prepareDatabase>[0], settings = {}) =>
  prepareDatabase(database, { ...readSettings({}), ...settings }, log)

describeAbove('preparing', engine => {
  it('makes one administrator where there is no sample, and tells the password once', async () => {
    const database = await engine.open()
    const { isSample, administrator } = await prepare(database, { sampleData: 0 })
    expect({ isSample, username: administrator?.username }).toEqual({ isSample: false, username: 'admin' })
    const { id } = await database.db
      .selectFrom('operator')
      .select('id')
      .where('username', '=', 'admin')
      .executeTakeFirstOrThrow()
    expect(await verifyPassword(await passwordHashOf(database.db, id), administrator!.oneTimePassword!)).toBe(true)
    expect(await prepare(database)).toEqual({ isSample: false })
    await database.close()
  })

  it('takes name and password of the administrator from the settings, and tells none', async () => {
    const database = await engine.open()
    const { administrator } = await prepare(database, {
      sampleData: 0,
      adminUsername: 'chief',
      adminPassword: 'given-password',
    })
    expect(administrator).toEqual({ username: 'chief', oneTimePassword: undefined })
    await database.close()
  })

  it('does not start before the tables that descriptors need are there', async () => {
    const database = await engine.open()
    const more = {
      ...registry,
      patient: { ...registry['patient']!, fields: { ...registry['patient']!.fields, nickname: text() } },
    }
    await expect(requireTables(database, more)).rejects.toThrow('The database lacks patient.nickname')
    await expect(requireTables(database, registry)).resolves.toBeUndefined()
    await database.close()
  })

  it('fills an empty database once, even where hosts start together', async () => {
    const database = await engine.open()
    const prepared = await Promise.all([
      prepare(database, { sampleData: 20 }),
      ...(engine.kind === 'server' ? [prepare(database, { sampleData: 20 })] : []),
    ])
    expect(prepared.every(one => one.isSample && one.administrator === undefined)).toBe(true)
    expect(await prepare(database, { sampleData: 20 })).toEqual({ isSample: true })
    const { n } = await database.db
      .selectFrom('patient')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    expect(n).toBe(20)
    await database.close()
  })
})
