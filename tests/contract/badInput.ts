import { describe, expect, it } from 'vitest'
import { isRegular } from '../../resources/core/calls.ts'
import { spread } from '../support/full.ts'
import { creatable, listed } from './world.ts'
import type { World } from './world.ts'

/** Whatever is sent, the answer is a clear error and never a 500. */
export const badInput = (world: () => World): void => {
  describe.each(spread(listed, 4))('%s answers clearly', (_name, resource) => {
    it.each(
      resource.actions['get']
        ? ['0', '-1', 'abc', '1.5', '99999999999', '%00', '中文', '1;drop table patient', "1' or '1'='1"]
        : [],
    )('an id %s', async id => {
      const reply = await world().call('admin', resource, 'get', { id })
      expect(reply.status).toBe(404)
      expect(String(reply.body['message']).length).toBeGreaterThan(3)
    })

    const query = (irregular: Record<string, unknown>, regular: Record<string, unknown>) =>
      isRegular(resource) ? regular : irregular
    it.each([
      ['an unknown sort', 'sort', query({ sort: 'noSuchField,asc' }, { sort: '["noSuchField","ASC"]' })],
      [
        'a sort with SQL',
        'sort',
        query({ sort: 'id;drop table patient,asc' }, { sort: '["id;drop table patient","ASC"]' }),
      ],
      ['an unknown filter', 'noSuchField', query({ noSuchField: '1' }, { filter: '{"noSuchField":1}' })],
      [
        'a size over 1000',
        query({ field: 'size' }, { field: 'range' })['field'] as string,
        query({ size: 1001 }, { range: '[0,1000]' }),
      ],
      [
        'a page that is no number',
        query({ field: 'page' }, { field: 'range' })['field'] as string,
        query({ page: 'x' }, { range: '["a","b"]' }),
      ],
    ])('%s', async (_title, field, input) => {
      const reply = await world().call('admin', resource, 'list', input)
      expect(reply.status).toBe(400)
      expect(Object.keys(reply.body['errors'] as object)).toContain(field)
    })
  })

  describe.each(spread(creatable, 4))('%s answers clearly', (_name, resource) => {
    it.each([
      ['broken JSON', '{"name": ', 400, 'brokenJson'],
      ['a list', '[1]', 400, 'invalidBody'],
      ['a text', '"x"', 400, 'invalidBody'],
      ['a body over the limit', JSON.stringify({ name: 'x'.repeat(2_000_000) }), 413, 'tooLarge'],
    ])('%s', async (_title, raw, status, code) => {
      const reply = await world().request('admin', 'POST', world().pathOf(resource, 'create'), { raw })
      expect(reply).toMatchObject({ status, body: { status, code } })
    })

    it('another content type', async () => {
      const reply = await world().request('admin', 'POST', world().pathOf(resource, 'create'), {
        raw: 'name=x',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      })
      expect(reply).toMatchObject({ status: 415, body: { code: 'unsupportedMedia' } })
    })
  })
}
