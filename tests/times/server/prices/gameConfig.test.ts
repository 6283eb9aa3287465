import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeAbove } from '../../../support/database.ts'
import { BackOffice } from '../../../platform/session/backOffice.ts'

type Values = Readonly<Record<string, unknown>>

describeAbove('the configuration of games', engine => {
  let office: BackOffice
  let admin: string
  const read = async () =>
    (await office.call('GET api/gameConfig', { token: admin })).body as { schema: Values[]; values: Values }
  const write = (body: Values, token = admin) => office.call('PUT api/gameConfig', { token, body })
  const row = (more: Values) => ({
    key: 'added',
    label: '新增',
    labelEn: 'Added',
    kind: 'number',
    min: null,
    max: null,
    group: null,
    initial: null,
    ...more,
  })

  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    admin = (await office.signedIn('root')).token
  })
  afterAll(() => office.close())

  it('begins with fields that each have a value', async () => {
    const { schema, values } = await read()
    expect(Object.keys(values)).toEqual(expect.arrayContaining(schema.map(one => String(one['key']))))
    expect(values).toMatchObject({ sessionMinutes: 20, difficulty: 'easy', adaptive: true })
  })

  it('takes values by what it declares, and keeps those that are not sent', async () => {
    expect(await write({ values: { sessionMinutes: 25, difficulty: 'hard' } })).toMatchObject({
      status: 200,
      body: { values: { sessionMinutes: 25, difficulty: 'hard', volume: 60 } },
    })
    const refused = await write({
      values: { sessionMinutes: 3, volume: 'loud', difficulty: 'impossible', adaptive: 'perhaps', unheardOf: 1 },
    })
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body['errors'] as object).sort()).toEqual([
      'values.adaptive',
      'values.sessionMinutes',
      'values.unheardOf',
      'values.volume',
    ])
    expect(await write({ values: { difficulty: 'impossible' } })).toMatchObject({
      status: 400,
      body: { errors: { 'values.difficulty': expect.any(String) } },
    })
    expect(await write({ values: { sessionMinutes: null } })).toMatchObject({
      status: 400,
      body: { errors: { 'values.sessionMinutes': expect.any(String) } },
    })
    expect(await write({ values: [1] })).toMatchObject({
      status: 400,
      body: { errors: { values: expect.any(String) } },
    })
    expect((await read()).values).toMatchObject({ sessionMinutes: 25, difficulty: 'hard' })
  })

  it('declares further fields, whose values begin as they say, and lets go of others', async () => {
    const { schema } = await read()
    const more = await write({
      schema: [...schema.filter(one => one['key'] !== 'parentLock'), row({ min: 1, max: 5, initial: '2' })],
    })
    expect(more).toMatchObject({ status: 200, body: { values: { added: 2, sessionMinutes: 25 } } })
    expect(more.body['values']).not.toHaveProperty('parentLock')
    for (const [wrong, column] of [
      [{ initial: '9' }, 'initial'],
      [{ initial: 'many' }, 'initial'],
      [{ max: 0 }, 'max'],
      [{ key: 'volume' }, 'key'],
      [{ kind: 'choice' }, 'group'],
      [{ kind: 'choice', group: 'noSuchGroup' }, 'group'],
      [{ kind: 'choice', group: 'gameDifficulty', initial: 'no' }, 'initial'],
      [{ kind: 'flag', initial: 'maybe' }, 'initial'],
    ] as const) {
      const sent = [...schema, row({ min: 1, max: 5, ...wrong })]
      expect({ wrong, reply: await write({ schema: sent }) }).toMatchObject({
        reply: { status: 400, body: { errors: { [`schema.${sent.length - 1}.${column}`]: expect.any(String) } } },
      })
    }
  })

  it('keeps what it takes from the dictionary: a value in use is only disabled, and a group in use keeps its name', async () => {
    const { db } = office.database
    const group = await db
      .selectFrom('dict_group')
      .selectAll()
      .where('name', '=', 'gameDifficulty')
      .executeTakeFirstOrThrow()
    const entries = await db.selectFrom('dict').select(['id', 'value']).where('group', '=', group.id).execute()
    const entry = (value: string) => entries.find(one => one.value === value)!.id
    const call = (line: string, body?: Values) =>
      office.call(line, { token: admin, ...(body === undefined ? {} : { body }) })
    expect(await write({ values: { difficulty: 'hard' } })).toMatchObject({ status: 200 })
    const inUse = { status: 409, body: { code: 'inUse' } }
    expect(await call(`DELETE api/sysDict/${entry('hard')}`)).toMatchObject(inUse)
    expect(await call('PUT api/sysDict', { id: entry('hard'), value: 'harder' })).toMatchObject(inUse)
    expect(await call('PUT api/sysDictGroup', { id: group.id, name: 'other' })).toMatchObject(inUse)
    expect(await call('PUT api/sysDict', { id: entry('hard'), enabled: false })).toMatchObject({ status: 200 })
    expect(await write({ values: { volume: 40 } })).toMatchObject({
      status: 200,
      body: { values: { difficulty: 'hard', volume: 40 } },
    })
    expect(await write({ values: { difficulty: 'easy' } })).toMatchObject({ status: 200 })
    expect(await write({ values: { difficulty: 'hard' } })).toMatchObject({
      status: 400,
      body: { errors: { 'values.difficulty': expect.any(String) } },
    })
    expect(await call(`DELETE api/sysDict/${entry('hard')}`)).toMatchObject({ status: 200 })
  })

  it('is designed only by who may, and filled in by others', async () => {
    const { id } = await office.database.db
      .insertInto('role')
      .values({
        name: '配置',
        name_en: 'Config',
        data_scope: 'all',
        permissions: JSON.stringify(['gameConfig:get', 'gameConfig:update']),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { token } = await office.signedIn('filler', { role: [id] })
    expect((await write({ values: { volume: 30 } }, token)).status).toBe(200)
    expect(await write({ schema: [] }, token)).toMatchObject({
      status: 400,
      body: { errors: { schema: expect.any(String) } },
    })
    expect(
      (await office.call('GET api/gameConfig', { token: (await office.signedIn('nurse', { role: 'nurse' })).token }))
        .status,
    ).toBe(403)
  })
})
