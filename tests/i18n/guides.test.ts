import { describe, expect, it } from 'vitest'
import en from '../../i18n/en/guides.ts'
import zh from '../../i18n/zh/guides.ts'
import { registry } from '../../resources/index.ts'
import { pageKeys } from '../../resources/pages.ts'

describe('guides', () => {
  it('say of every page what it is for, and of nothing else', () => {
    for (const guides of [zh, en]) expect(Object.keys(guides).sort()).toEqual(pageKeys().sort())
  })

  it('say of every list how its first entry comes about', () => {
    const lists = pageKeys().filter(key => registry[key]?.list)
    expect(lists.length).toBeGreaterThan(70)
    for (const guides of [zh, en])
      expect(
        pageKeys()
          .filter(key => guides[key]!.first !== undefined)
          .sort(),
      ).toEqual(lists.sort())
  })

  it('are whole sentences, and short enough to be read', () => {
    const texts = (guides: typeof zh) =>
      Object.values(guides).flatMap(({ purpose, first }) => [purpose, ...(first === undefined ? [] : [first])])
    expect(
      texts(zh).filter(text => !text.endsWith('。') || text.length > 60 || /[A-Za-z],|[\u4e00-\u9fff][,:;]/.test(text)),
    ).toEqual([])
    expect(
      texts(en).filter(text => !/^[A-Z].*\.$/.test(text) || text.length > 180 || /[\u4e00-\u9fff]/.test(text)),
    ).toEqual([])
  })
})
