import { expect, it } from 'vitest'
import { inLanguage } from '../../../src/core/list/inLanguage.ts'

const columns = [{ name: 'title' }, { name: 'state' }]
const record = { id: 1, title: '暑期安排', titleEn: 'Summer', state: 'draft' }

it('shows rows in English where there is any, and in Chinese otherwise', () => {
  expect(inLanguage(record, columns, 'en')).toMatchObject({ title: 'Summer', state: 'draft' })
  expect(inLanguage(record, columns, 'zh')).toBe(record)
  for (const titleEn of [null, '', undefined])
    expect(inLanguage({ ...record, titleEn }, columns, 'en')).toMatchObject({ title: '暑期安排' })
})

it('leaves each language to its own column where both are shown', () => {
  expect(inLanguage(record, [...columns, { name: 'titleEn' }], 'en')).toBe(record)
})
