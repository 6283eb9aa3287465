import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PreparedTokens } from '../../../server/core/PreparedTokens.ts'
import { searchQuery, searchTokens } from '../../../server/core/search.ts'
import { sanitise } from '../../../server/core/sanitise.ts'

const read = (values: readonly (string | null | undefined)[], of?: PreparedTokens['of']): string[] =>
  searchTokens(values.map((_, at) => ({ name: String(at), reads: at === 0 ? 'name' : 'text' })), Object.fromEntries(values.entries()), of)

const finds = (typed: string, ...values: string[]): boolean => {
  const query = searchQuery(typed)
  const tokens = new Set(read(values))
  return query !== undefined && query.tokens.every(token => tokens.has(token)) && query.together.every(text => values.some(value => value.includes(text)))
}

describe('search tokens', () => {
  it('find a name by characters, pairs, pinyin from each syllable on, and initials', () => {
    for (const typed of ['王', '小', '王小', '小明', '王小明', 'w', 'wang', 'wangx', 'WangXiaoMing', 'xiaom', 'ming', 'wxm', 'xm']) expect(finds(typed, '王小明')).toBe(true)
    for (const typed of ['明王', '王明', 'angx', 'wm', 'mx', '李']) expect(finds(typed, '王小明')).toBe(false)
  })

  it('know the sounds of surnames', () => {
    expect(finds('shan', '单田芳')).toBe(true)
    expect(finds('zeng', '曾国藩')).toBe(true)
    expect(finds('oy', '欧阳修')).toBe(true)
  })

  it('find words by their beginnings, in any width and case', () => {
    for (const typed of ['p000', 'P0001', 'ｐ０', 'smi', 'john smi']) expect(finds(typed, 'Smith John', 'p000123')).toBe(true)
    expect(finds('00123', 'p000123')).toBe(false)
  })

  it('are only letters and digits, each once, and few even for long texts', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), text => {
      const tokens = read([text])
      expect(new Set(tokens).size).toBe(tokens.length)
      for (const token of tokens) expect(token).toMatch(/^[\p{L}\p{N}\p{Script=Han}]+$/u)
      for (const token of searchQuery(text)?.tokens ?? []) expect(token).toMatch(/^[\p{L}\p{N}\p{Script=Han}]+$/u)
    }))
    expect(read(['中'.repeat(50)]).length).toBeLessThan(200)
    expect(read([null, undefined, '']).concat(read([' -_./']))).toEqual([])
    expect(searchQuery(" %_'\\ ")).toBeUndefined()
  })

  it('find every text by any piece of its Chinese characters', () => {
    const han = fc.array(fc.constantFrom(...'王李张刘陈杨赵黄周吴重单曾解'), { minLength: 1, maxLength: 8 }).map(characters => characters.join(''))
    fc.assert(fc.property(han, fc.nat(7), fc.integer({ min: 1, max: 8 }), (name, from, length) => {
      const piece = name.slice(from, from + length)
      if (piece !== '') expect(finds(piece, name)).toBe(true)
    }))
  })
})

describe('rich text', () => {
  it.each([
    ['<script>alert(1)</script>甲', '甲'], ['<p onmouseover=x>甲</p>', '<p>甲</p>'], ['<iframe src="http://x"></iframe>', ''], ['<img src="data:image/svg+xml,x">', '<img />'],
    ['<a href="JaVaScRiPt:x">甲</a>', '<a rel="noopener noreferrer nofollow">甲</a>'], ['<a href="//evil">甲</a>', '<a rel="noopener noreferrer nofollow">甲</a>'],
    ['<p style="background:url(javascript:x);text-align:center">甲</p>', '<p style="text-align:center">甲</p>'], ['<svg><script>x</script></svg>', ''],
    ['<h2>标题</h2><ul><li><strong>甲</strong></li></ul>', '<h2>标题</h2><ul><li><strong>甲</strong></li></ul>'],
  ])('%s', (html, clean) => {
    expect(sanitise(html)).toBe(clean)
    expect(sanitise(sanitise(html))).toBe(clean)
  })
})

it('search tokens: what was worked out beforehand is what would be found, also where only some of it was', () => {
  const tokens = new PreparedTokens()
  const values = ['单于静', 'P00000012', null, '单于静 2']
  tokens.prepare({ search: [{ name: 'name', reads: 'name' }, { name: 'account', reads: 'text' }, { name: 'remark', reads: 'text' }] }, { name: '单于静', account: undefined, remark: '单于静 2' })
  expect(read(values, tokens.of)).toEqual(read(values))
  // The same characters sound otherwise as a name.
  expect(tokens.of('单于静', 'name')).not.toEqual(tokens.of('单于静', 'text'))
})

describe('numbers that are masked up to their end', () => {
  const search = [{ name: 'mobile', reads: 'end' as const }, { name: 'idNumber', reads: 'end' as const }]

  it('are found by what everybody sees of them, and leave nothing else in the index', () => {
    expect(searchTokens(search, { mobile: '13812345678', idNumber: '11010120180301001X' })).toEqual(['5678', '001x'])
    expect(searchTokens(search, { mobile: '1234', idNumber: null })).toEqual([])
    expect(searchTokens(search.map(one => ({ ...one, isAside: true })), { mobile: '13812345678' })).toEqual(['~5678'])
  })
})
