import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { date, resource, text } from '../../../resources/core/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { createBackend } from './backend.ts'
import type { Row } from './backend.ts'
import { renderPage } from './renderPage.tsx'

const declared = resource({
  name: 'poster',
  label: 'name',
  scopedBy: 'nothing',
  fields: { name: text({ required: true, max: 25 }), until: date() },
  list: { columns: ['name', 'until'] },
  form: [{ section: 'all', fields: ['name', 'until'] }],
  actions: {
    list: { call: 'GET api/poster' },
    get: { call: 'GET api/poster/{id}' },
    hang: { call: 'PUT api/poster/hang/{id}', bulk: true },
  },
})
const poster: AnyResource = declared
const texts = {
  poster: {
    name: '海报',
    fields: { name: '名称', until: '下架日期' },
    sections: { all: '全部' },
    actions: { hang: '张贴' },
    done: { hang: '已张贴' },
    empty: '空',
  },
}
const rows: Row[] = [1, 2].map(id => ({ id, version: 1, name: `海报${id}`, until: null }))

const open = (refused: readonly number[], errors: Readonly<Record<string, string>>) => {
  const backend = createBackend({ poster: rows }, { poster })
  backend.on('poster', 'hang', ({ id }) =>
    refused.includes(Number(id))
      ? { status: 400, json: { status: 400, code: 'invalid', message: '有内容未通过校验，请查看标出的字段', errors } }
      : { json: { id, version: 2 } },
  )
  return renderPage({ backend, at: '/poster', texts })
}

describe('an action that asks for nothing and is refused for what is in the record', () => {
  it.each([
    [{ until: '已经过去' }, ['下架日期：已经过去']],
    [{ until: '下架日期已经过去', name: '必填' }, ['下架日期已经过去', '名称：必填']],
    [{ elsewhere: '别处的内容不对' }, ['别处的内容不对']],
  ])('tells what is wrong by the names of the fields, as nothing is marked: %j', async (errors, lines) => {
    const { user } = open([1], errors)
    await user.click((await screen.findAllByRole('button', { name: / 的操作$/ }))[0]!)
    await user.click(await screen.findByRole('menuitem', { name: '张贴' }))
    for (const line of lines) expect(await screen.findByText(line, { exact: false })).toBeVisible()
    expect(screen.queryByText(/标出的字段/)).toBeNull()
  })

  it('tells it for each of several records', async () => {
    const { user } = open([2], { until: '已经过去' })
    for (const box of (await screen.findAllByRole('checkbox')).slice(1)) await user.click(box)
    await user.click(await screen.findByRole('button', { name: '张贴' }))
    const shown = await screen.findByRole('dialog')
    expect(within(shown).getByText('下架日期：已经过去')).toBeVisible()
    expect(within(shown).queryByText(/标出的字段/)).toBeNull()
  })
})
