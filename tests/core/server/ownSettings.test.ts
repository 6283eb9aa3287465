import { afterAll, beforeAll, expect, it } from 'vitest'
import { choice, flag, integer, resource, text } from '../../../resources/core/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { settingValues } from '../../../server/core/readSetting.ts'
import { describeAbove } from '../../support/database.ts'
import { openInvented } from './invented.ts'
import { query } from './harness.ts'

/** Settings that a new capability brings along. */
const deskSetting: AnyResource = resource({
  name: 'deskSetting',
  label: 'days',
  scopedBy: 'nothing',
  singleton: true,
  fields: {
    noteNeeded: flag(),
    removal: choice(['ask', 'refuse'], { required: true, default: 'refuse' }),
    days: integer({ required: true, min: 1, default: 30 }),
  },
  form: [{ section: 'all', fields: ['noteNeeded', 'removal', 'days'] }],
  actions: { get: {}, update: {} },
})

const order: AnyResource = resource({
  name: 'order',
  label: 'name',
  scopedBy: 'nothing',
  fields: { name: text({ required: true }), note: text({ requiredBy: 'deskSetting.noteNeeded' }) },
  list: { columns: ['name', 'note'] },
  form: [{ section: 'all', fields: ['name', 'note'] }],
  actions: { list: {}, create: {} },
})

describeAbove('settings of any capability', engine => {
  let opened: Awaited<ReturnType<typeof openInvented>>
  beforeAll(async () => {
    opened = await openInvented(engine, { deskSetting, order })
    await query(opened.database, 'insert into desk_setting (id) values (1) on conflict do nothing')
  })
  afterAll(() => opened?.close())

  it('say whether there has to be a value', async () => {
    const { app, database } = opened
    expect(await app.call('admin', 'POST', '/api/order', { name: 'one' })).toMatchObject({ status: 201 })
    await query(database, 'update desk_setting set note_needed = true')
    expect(await app.call('admin', 'POST', '/api/order', { name: 'two' })).toMatchObject({
      status: 400,
      body: { errors: { note: expect.any(String) as string } },
    })
  })

  it('are read by the keys that descriptors name, several at once', async () => {
    const keys = ['deskSetting.removal', 'deskSetting.days', 'configSetting.idNumberRequired']
    expect(Object.fromEntries(await settingValues(opened.database.db, [...keys, keys[0]!]))).toEqual({
      'deskSetting.removal': 'refuse',
      'deskSetting.days': 30,
      'configSetting.idNumberRequired': expect.any(Boolean) as boolean,
    })
  })
})
