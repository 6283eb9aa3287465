import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refs, resource, text } from '../../../resources/core/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { cellOf } from '../../../server/core/export/cells.ts'
import { createBackend } from './backend.ts'
import { renderPage } from './renderPage.tsx'

const declared = resource({
  name: 'poster',
  label: 'name',
  scopedBy: 'nothing',
  fields: {
    name: text({ required: true, max: 25 }),
    audience: refs('hospital', { noneIsAll: true }),
    wards: refs('hospital'),
  },
  list: { columns: ['name', 'audience', 'wards'] },
  form: [{ section: 'all', fields: ['name', 'audience', 'wards'] }],
  actions: { list: { call: 'GET api/poster' }, get: { call: 'GET api/poster/{id}' } },
})
const poster: AnyResource = declared
const texts = {
  poster: {
    name: '海报',
    fields: {
      name: '名称',
      audience: '面向机构',
      wards: '病区',
      createdAt: '创建时间',
      createdBy: '创建人',
      updatedAt: '更新时间',
      updatedBy: '更新人',
    },
    sections: { all: '全部内容' },
    empty: '空',
  },
}

describe('where none named means all', () => {
  it.each([['/poster'], ['/poster/1/show']])('it is said so, and only there: %s', async at => {
    renderPage({
      backend: createBackend(
        {
          poster: [
            { id: 1, version: 1, name: '海报一', audience: null, audienceLabel: null, wards: null, wardsLabel: null },
          ],
        },
        { poster },
      ),
      at,
      texts,
    })
    expect(await screen.findByText('全部')).toBeVisible()
    expect(screen.getAllByText('全部')).toHaveLength(1)
    expect(screen.getAllByRole('img', { name: '无' })[0]).toBeVisible()
  })

  it.each([
    [null, '全部'],
    [[], '全部'],
    [[3], '亮瞳'],
    [undefined, undefined],
  ])('a sheet says it too: %j is %j', (value, told) => {
    const words = {
      t: (key: string) => (key === 'app.show.all' ? '全部' : key),
      format: { list: (all: readonly string[]) => all.join('、') },
      choice: String,
      clock: String,
    }
    const cell = cellOf({
      name: 'audience',
      field: declared.fields.audience,
      value,
      record: { audienceLabel: ['亮瞳'] },
      words: words as never,
    })
    expect(cell === null ? undefined : cell.value).toBe(told)
  })
})
