import { describe, expect, it } from 'vitest'
import type { AnyCondition } from '../../resources/core/condition.ts'
import { labelParts } from '../../resources/core/label.ts'
import { isRepeatable } from '../../resources/core/effects.ts'
import type { AnyResource, Field } from '../../resources/core/index.ts'
import { isLogicallyDeleted, isWritable } from '../../resources/core/fields.ts'
import { masked } from '../../resources/core/mask.ts'
import { fieldTypes } from '../../resources/core/types/index.ts'
import { stateIn } from './stateSpace.ts'
import { creatable, nextSeed } from './world.ts'
import type { World } from './world.ts'

/** What a stored record shows of what was sent. */
const expected = (
  fields: Readonly<Record<string, { mask?: 'head3' | 'tail4'; type: string }>>,
  input: Record<string, unknown>,
) =>
  Object.fromEntries(
    Object.entries(input)
      .filter(([name]) => fields[name]!.type !== 'secret')
      .map(([name, value]) => {
        const { mask } = fields[name]!
        return [name, mask && typeof value === 'string' ? masked(value, mask) : value]
      }),
  )

/**
 * What an update may change: the text that names the record, or another where that is not for input, or a number where
 * there is no text; undefined where there is neither.
 */
export const changeable = ({ fields, label }: AnyResource): readonly [string, Field] | undefined => {
  // What is shown at times may be hidden of the record at hand.
  const open = Object.entries(fields).filter(([, field]) => isWritable(field) && !field.once && !field.showWhen)
  const texts = open.filter(([, field]) => field.type === 'text' || field.type === 'longText')
  return (
    texts.find(([name]) => name === label) ?? texts[0] ?? open.find(([, field]) => fieldTypes[field.type]!.summable)
  )
}

/**
 * Each resource through the browser's data provider and the real server, and back; `isBrief` leaves out what the host
 * does above the database.
 */
export const roundTrip = (world: () => World, isBrief = false): void => {
  describe.each(creatable)('%s through the data provider', (name, resource) => {
    it('keeps what was created, changes what was changed and nothing else', async () => {
      const provider = await world().provider('admin')
      const input = await world().input(resource)
      const { data: created } = await provider.create(name, { data: input })
      const shown = expected(resource.fields, input)
      expect(created).toMatchObject(shown)

      const { data: read } = await provider.getOne(name, { id: created.id })
      expect(read).toEqual(created)

      const open = resource.actions['update'] && changeable(resource)
      if (!open) return
      const [changed, field] = open
      const value =
        'match' in field || fieldTypes[field.type]!.summable
          ? fieldTypes[field.type]!.sample(field, nextSeed())
          : `${String(input[changed])}`.slice(0, -1) + '改'
      const { data: updated } = await provider.update(name, {
        id: created.id,
        data: { ...read, [changed]: value },
        previousData: read,
      })
      expect(updated).toMatchObject({ ...shown, [changed]: value, version: Number(created['version']) + 1 })
    })

    it.skipIf(isBrief)('is found by its id among many, and left out when it is not there', async () => {
      const provider = await world().provider('admin')
      const record = await world().make(resource)
      const { data } = await provider.getMany(name, { ids: [record.id, 2_000_000_000, String(record.id)] })
      expect(data.map(one => Number(one.id))).toEqual([record.id])
    })

    it.skipIf(isBrief)('is listed newest first when asked, page by page, each record once', async () => {
      const provider = await world().provider('admin')
      await world().make(resource)
      await world().make(resource)
      const page = (number: number) =>
        provider.getList(name, {
          pagination: { page: number, perPage: 2 },
          sort: { field: 'id', order: 'DESC' },
          filter: {},
        })
      const first = await page(1)
      const pages = Math.min(5, Math.ceil(Number(first.total) / 2))
      const rows = [...first.data]
      for (let number = 2; number <= pages; number += 1) rows.push(...(await page(number)).data)
      const ids = rows.map(row => Number(row.id))
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).toEqual([...ids].sort((a, b) => b - a))
      expect(ids.length).toBe(Math.min(Number(first.total), pages * 2))
    })

    it.runIf(resource.actions['remove'])('is gone when removed, and back when recovered', async () => {
      const provider = await world().provider('admin')
      const record = await world().make(resource)
      await world().host.setColumns(
        resource,
        record.id,
        stateIn(resource, resource.actions['remove']!.when as AnyCondition | undefined, record, world().host.today),
      )
      await provider.delete(name, { id: record.id, previousData: record })
      const list = await provider.getList(name, {
        pagination: { page: 1, perPage: 1000 },
        sort: { field: 'id', order: 'DESC' },
        filter: {},
      })
      expect(list.data.map(row => Number(row.id))).not.toContain(record.id)
      if (!isLogicallyDeleted(resource)) {
        await expect(provider.getOne(name, { id: record.id })).rejects.toMatchObject({ status: 404 })
        return
      }
      expect((await provider.getOne(name, { id: record.id })).data['deleted']).toBe(true)
      if (!resource.actions['recover']) return
      const { data } = await provider.act(name, 'recover', { id: record.id })
      expect(data).toMatchObject({ id: record.id, deleted: false })
    })

    it.runIf(!isBrief && resource.actions['update'] && changeable(resource))(
      'refuses a stale version and loses nothing',
      async () => {
        const record = await world().make(resource)
        const [changed, field] = changeable(resource)!
        const value = fieldTypes[field.type]!.sample(field, nextSeed())
        const first = await world().call('admin', resource, 'update', {
          id: record.id,
          version: record.version,
          [changed]: value,
        })
        expect(first.status).toBe(200)
        const second = await world().call('admin', resource, 'update', {
          id: record.id,
          version: record.version,
          [changed]: fieldTypes[field.type]!.sample(field, nextSeed()),
        })
        expect(second).toMatchObject({ status: 409, body: { code: 'stale' } })
        const now = await world().call('admin', resource, 'get', { id: record.id })
        expect(now.body[changed]).toBe(value)
      },
    )

    it.runIf(!isBrief && isRepeatable(resource, 'create', resource.actions['create']!))(
      'writes once for one idempotency key, and refuses the key for another body',
      async () => {
        const input = await world().input(resource)
        const headers = { 'Idempotency-Key': `contract-${nextSeed()}-${name}` }
        const path = world().pathOf(resource, 'create')
        const first = await world().request('admin', 'POST', path, { body: input, headers })
        const again = await world().request('admin', 'POST', path, { body: input, headers })
        const other = await world().request('admin', 'POST', path, {
          body: { ...input, [labelParts(resource)[0]!]: 'another' },
          headers,
        })
        expect(first.status).toBe(201)
        expect(again).toMatchObject({ status: 201, body: { id: first.body['id'] } })
        expect(other).toMatchObject({ status: 422, body: { code: 'idempotencyMismatch' } })
      },
    )

    it.skipIf(isBrief)('tells its history', async () => {
      const record = await world().make(resource)
      const { status, body } = await world().call('admin', resource, 'history', { id: record.id })
      expect(status).toBe(200)
      expect((body['content'] as { action: string }[]).map(entry => entry.action)).toEqual(['create'])
    })
  })
}
