import { withLifecycleCallbacks } from 'react-admin'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { createClient } from '../../dataProvider/index.ts'
import type { Patient } from './types.ts'
import { byId, listOf, page, withAnswers } from './provider.ts'

describe('exportList', () => {
  it('streams the file of all filtered rows', async () => {
    const { provider, sent } = withAnswers(() => ({ text: 'a,b\n1,2\n', headers: { 'content-type': 'text/csv' } }))
    const response = await provider.exportList('patient', {
      format: 'csv',
      columns: ['name', 'hospital'],
      filter: { access: 'forbidden', q: '' },
      sort: { field: 'name', order: 'DESC' },
    })
    expect(sent[0]!.line).toBe('GET api/users/export?format=csv&columns=name,hospital&sort=name,desc&access=forbidden')
    expect(sent[0]!.headers).toMatchObject({ authorization: 'Bearer secret-token', accept: '*/*' })
    expect(await response.text()).toBe('a,b\n1,2\n')
  })
  it('spells filters the same for regular resources', async () => {
    const { provider, lines } = withAnswers(() => ({ text: '' }))
    await provider.exportList('userHelp', { format: 'xlsx', filter: { state: 'published' } })
    expect(lines()).toEqual(['GET api/userHelp/export?format=xlsx&state=published'])
  })
  it('rejects with the error of the server', async () => {
    const { provider } = withAnswers(() => ({ status: 403, json: { message: '没有权限', code: 'forbidden' } }))
    await expect(provider.exportList('patient')).rejects.toMatchObject({ status: 403, message: '没有权限' })
  })
  it('can be aborted while the body streams', async () => {
    const { provider, sent } = withAnswers(() => ({ text: 'a' }))
    const controller = new AbortController()
    await provider.exportList('patient', { signal: controller.signal })
    expect(sent[0]!.signal!.aborted).toBe(false)
    controller.abort()
    expect(sent[0]!.signal!.aborted).toBe(true)
  })
})

describe('history', () => {
  it('is a page of entries', async () => {
    const { provider, lines } = withAnswers(() => listOf([{ id: 1 }], { totalElements: 21 }))
    expect(await provider.history('patient', 7, { page: 3, perPage: 10 })).toEqual({ data: [{ id: 1 }], total: 21 })
    expect(await provider.history('userHelp', 7)).toMatchObject({ total: 21 })
    expect(lines()).toEqual(['GET api/patient/7/history?page=2&size=10', 'GET api/userHelp/7/history?page=0&size=10'])
  })
})

describe('withLifecycleCallbacks', () => {
  it('works on top, custom methods included', async () => {
    const { provider, sent } = withAnswers(({ method, body }) =>
      method === 'GET' ? listOf([{ id: 1, name: 'a' }]) : { json: { id: 1, ...(body as object) } },
    )
    const wrapped = withLifecycleCallbacks(provider, [
      {
        resource: 'patient',
        beforeGetList: async params => ({ ...params, filter: { ...params.filter, deleted: 'all' } }),
        afterRead: async record => ({ ...record, previewToken: true }),
        beforeSave: async data => ({ ...data, name: `${String(data['name'])}!` }),
      },
    ])
    expect(await wrapped.getList('patient', { pagination: page(), sort: byId, filter: {} })).toMatchObject({
      data: [{ id: 1, previewToken: true }],
    })
    expect(sent[0]!.query['deleted']).toBe('all')
    await wrapped.create('patient', { data: { name: 'b' } })
    expect(sent[1]!.body).toEqual({ name: 'b!' })
    await (wrapped as typeof provider).act('patient', 'recover', { id: 1 })
    expect(sent[2]!.line).toBe('PUT api/users/recover/1')
  })
})

describe('createClient', () => {
  it('runs the declared actions, typed', async () => {
    const { provider, sent } = withAnswers(({ method, url, body }) => {
      if (url.includes('getUsersOption')) return { json: [{ id: 1, label: 'a' }] }
      if (url.includes('/api/users?')) return listOf([{ id: 1, name: 'a' }], { totalElements: 4 })
      return { json: method === 'GET' ? { id: 1, access: 'forbidden' } : { id: 1, ...(body as object) } }
    })
    const client = createClient(provider)
    const { data, total } = await client.patient.list({ page: 1, size: 5, sort: 'name,desc', access: 'permission' })
    expectTypeOf(data).toEqualTypeOf<Patient[]>()
    expect([data, total]).toEqual([[{ id: 1, name: 'a' }], 4])
    expect(await client.patient.disable({ id: 1 })).toMatchObject({ access: 'forbidden' })
    expect(await client.patient.options({ q: 'a' })).toEqual([{ id: 1, label: 'a' }])
    await client.patient.get({ id: 1 })
    await client.hospital.create({
      name: '总院',
      code: 'A1',
      kind: 'hospital',
      province: '上海',
      city: '上海',
      contact: '王',
      phone: '010-12345678',
    })
    await client.patient.update({ id: 1, version: 2, name: 'b' })
    expect(await client.patient.remove({ id: 1 })).toBeUndefined()
    await client.hospital.remove({ id: 1, version: 3 })
    expect(await client.hospital.checkName({ name: '总院' })).toMatchObject({ id: 1 })
    expect(sent.map(one => one.line)).toEqual([
      'GET api/users?page=1&size=5&sort=name,desc&access=permission',
      'GET api/users/disable/1',
      'POST api/getUsersOption/query',
      'GET api/user/1',
      'POST api/hospital',
      'PUT api/users',
      'DELETE api/users/1',
      'POST api/hospital/delete',
      'POST api/hospital/checkName',
    ])
    expect(sent[5]!.body).toEqual({ id: 1, version: 2, name: 'b' })
    expect(sent[7]!.body).toEqual({ id: 1, version: 3 })
  })
})
