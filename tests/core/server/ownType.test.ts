import * as yup from 'yup'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { translate } from '../../../i18n/translate.ts'
import { writingIn } from '../../../i18n/writing.ts'
import { checks } from '../../../resources/core/checks.ts'
import { message } from '../../../resources/core/message.ts'
import { fieldTypes } from '../../../resources/core/types/index.ts'
import { isValue } from '../../../resources/core/types/ruleOf.ts'
import { registry } from '../../../resources/index.ts'
import { cellOf } from '../../../server/core/export/cells.ts'
import { readValue } from '../../../server/core/import/values.ts'
import { words as wrong } from '../../../server/core/import/replies.ts'
import type { Execution } from '../../../server/core/execution.ts'
import { desiredSchema } from '../../../server/core/migrations/desired.ts'
import { difference } from '../../../server/core/migrations/difference.ts'
import { statements } from '../../../server/core/migrations/statements.ts'
import { answerSchema, inputSchema } from '../../../server/core/openapi/schemas.ts'
import { describeAbove } from '../../support/database.ts'
import type { TestDatabase } from '../../support/database.ts'
import { gauge, share } from '../support/percent.ts'
import { openApp, operatorWith, seed } from './harness.ts'
import type { App } from './harness.ts'

const resources = { ...registry, gauge }
const type = fieldTypes['percent']!

describeAbove('a type that is made known by one line', engine => {
  let database: TestDatabase
  let app: App
  const named = (body: Record<string, unknown>) => (body['content'] as { name: string }[]).map(({ name }) => name)
  const list = (search: string) => app.call('admin', 'GET', `/api/gauges?${search}`)

  beforeAll(async () => {
    database = await engine.open()
    await seed(database)
    await database.execScript(
      difference(desiredSchema(registry), desiredSchema(resources)).flatMap(statements).join(';\n'),
    )
    app = await openApp(database, { admin: operatorWith() }, {}, resources)
    for (const [name, value] of [
      ['low', 5],
      ['middle', 45.5],
      ['high', 100],
    ] as const) {
      expect(await app.call('admin', 'POST', '/api/gauges', { name, share: value })).toMatchObject({
        status: 201,
        body: { name, share: value, closed: false },
      })
    }
  })
  afterAll(async () => {
    await app.app.close()
    await database.close()
  })

  it('passes the checks of descriptors', () => {
    expect(checks.flatMap(({ find }) => find(gauge, resources, 'gauge'))).toEqual([])
  })

  it('is a column of its SQL type, and comes back as it was sent', async () => {
    expect(desiredSchema(resources).tables['gauge']!.columns['share']).toMatchObject({
      type: 'numeric(5,2)',
      required: true,
    })
    const id = ((await list('share=45.5')).body['content'] as { id: number }[])[0]!.id
    expect((await app.call('admin', 'GET', `/api/gauges/${id}`)).body).toMatchObject({ name: 'middle', share: 45.5 })
    expect(await app.call('admin', 'PUT', '/api/gauges', { id, version: 1, share: 45.25 })).toMatchObject({
      status: 200,
      body: { share: 45.25 },
    })
    expect(await app.call('admin', 'PUT', '/api/gauges', { id, version: 2, share: 45.5 })).toMatchObject({
      status: 200,
      body: { share: 45.5 },
    })
  })

  it.each([...type.broken(share).map(({ value }) => value), ['12'], {}, true, null])(
    'refuses %j in the browser and on the server, at its field',
    async value => {
      expect(value !== null && isValue(share, value, yup)).toBe(false)
      const { status, body } = await app.call('admin', 'POST', '/api/gauges', { name: 'wrong', share: value })
      expect(status).toBe(400)
      expect(Object.keys(body['errors'] as object)).toEqual(['share'])
    },
  )

  it('is filtered, sorted and summed up', async () => {
    expect(named((await list('share=5,50&sort=share,asc')).body)).toEqual(['low', 'middle'])
    expect(named((await list('share=45.5,&sort=share,desc')).body)).toEqual(['high', 'middle'])
    expect(await list('share=much')).toMatchObject({ status: 400, body: { errors: { share: 'Must be a number' } } })
    expect((await list('totals=true')).body['totals']).toMatchObject({ share: 150.5 })
  })

  it('is looked at by conditions', async () => {
    const [low, high] = await Promise.all(
      [5, 100].map(async value => ((await list(`share=${value},${value}`)).body['content'] as { id: number }[])[0]!.id),
    )
    expect((await app.call('admin', 'PUT', `/api/gauges/${low}/close`)).status).toBe(409)
    expect(await app.call('admin', 'PUT', `/api/gauges/${high}/close`)).toMatchObject({
      status: 200,
      body: { closed: true },
    })
  })

  it('is told in sheets, and read from them', () => {
    const words = {
      t: (key: string) => translate('en', key),
      format: writingIn('en', 'Asia/Shanghai'),
      choice: (_field: string, value: string) => value,
      clock: (at: Date) => at.toISOString(),
    }
    expect(cellOf({ name: 'share', field: share, value: 45.5, record: {}, words })).toEqual({
      type: 'number',
      value: 45.5,
      digits: 2,
    })
    const read = (text: string) => readValue({ text, name: 'share', field: share, resource: gauge })
    expect([read('45.5 %'), read('７％')]).toEqual([{ value: 45.5 }, { value: 7 }])
    expect(read('half')).toEqual({ problem: { key: 'number' } })
    const told = (key: string) =>
      wrong({ resource: gauge, language: 'en', host: { translate } } as unknown as Execution, 'share', message(key))
    expect([told('number'), told('distinct')]).toEqual([
      'Not one of the options: 0 or 100',
      'Cannot contain the same twice',
    ])
  })

  it('stands in the API document', () => {
    const none = () => undefined
    expect(answerSchema(gauge.fields, none)).toMatchObject({
      properties: { share: { type: 'number', maximum: 100 } },
      required: ['name', 'share', 'closed'],
    })
    expect(inputSchema(gauge.fields, none)).toMatchObject({
      properties: { share: { type: 'number', minimum: 0 } },
      required: ['name', 'share'],
    })
  })
})
