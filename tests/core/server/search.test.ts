import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderKey } from '../../../server/core/orderKey.ts'
import { PreparedTokens } from '../../../server/core/PreparedTokens.ts'
import { searchQuery, searchTokens } from '../../../server/core/search.ts'
import { sanitise } from '../../../server/core/sanitise.ts'

const read = (values: readonly (string | null | undefined)[], of?: PreparedTokens['of']): string[] =>
  searchTokens(
    values.map((_, at) => ({ name: String(at), reads: at === 0 ? 'name' : 'text' })),
    Object.fromEntries(values.entries()),
    of,
  )

const finds = (typed: string, ...values: string[]): boolean => {
  const query = searchQuery(typed)
  const tokens = new Set(read(values))
  return (
    query !== undefined &&
    query.tokens.every(token => tokens.has(token)) &&
    query.together.every(text => values.some(value => value.includes(text)))
  )
}

describe('search tokens', () => {
  it('find a name by characters, pairs, pinyin from each syllable on, and initials', () => {
    for (const typed of [
      '王',
      '小',
      '王小',
      '小明',
      '王小明',
      'w',
      'wang',
      'wangx',
      'WangXiaoMing',
      'xiaom',
      'ming',
      'wxm',
      'xm',
    ])
      expect(finds(typed, '王小明')).toBe(true)
    for (const typed of ['明王', '王明', 'angx', 'wm', 'mx', '李']) expect(finds(typed, '王小明')).toBe(false)
  })

  it('know the sounds of surnames', () => {
    expect(finds('shan', '单田芳')).toBe(true)
    expect(finds('zeng', '曾国藩')).toBe(true)
    expect(finds('oy', '欧阳修')).toBe(true)
  })

  it('find words by their beginnings, in any width and case', () => {
    for (const typed of ['p000', 'P0001', 'ｐ０', 'smi', 'john smi'])
      expect(finds(typed, 'Smith John', 'p000123')).toBe(true)
    expect(finds('00123', 'p000123')).toBe(false)
  })

  it('are only letters and digits, each once, and few even for long texts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), text => {
        const tokens = read([text])
        expect(new Set(tokens).size).toBe(tokens.length)
        for (const token of tokens) expect(token).toMatch(/^[\p{L}\p{N}\p{Script=Han}]+$/u)
        for (const token of searchQuery(text)?.tokens ?? []) expect(token).toMatch(/^[\p{L}\p{N}\p{Script=Han}]+$/u)
      }),
    )
    expect(read(['中'.repeat(50)]).length).toBeLessThan(200)
    expect(read([null, undefined, '']).concat(read([' -_./']))).toEqual([])
    expect(searchQuery(" %_'\\ ")).toBeUndefined()
  })

  it('find every text by any piece of its Chinese characters', () => {
    const han = fc
      .array(fc.constantFrom(...'王李张刘陈杨赵黄周吴重单曾解'), { minLength: 1, maxLength: 8 })
      .map(characters => characters.join(''))
    fc.assert(
      fc.property(han, fc.nat(7), fc.integer({ min: 1, max: 8 }), (name, from, length) => {
        const piece = name.slice(from, from + length)
        if (piece !== '') expect(finds(piece, name)).toBe(true)
      }),
    )
  })
})

describe('rich text', () => {
  it.each<readonly [string, string]>([
    ['<script>alert(1)</script>甲', '甲'],
    ['<p onmouseover=x>甲</p>', '<p>甲</p>'],
    ['<iframe src="http://x"></iframe>', ''],
    ['<p>甲<img src="data:image/svg+xml,x"></p>', '<p>甲</p>'],
    ...[
      'https://evil.cn/t.png',
      '//evil.cn/t.png',
      't.png',
      '/api/file/1',
      'upload:1',
      `upload:${'a'.repeat(32)}/../../t.png`,
      `https://evil.cn/?upload:${'a'.repeat(32)}`,
    ].map((address): [string, string] => [`<p>甲<img src="${address}" alt="图"></p>`, '<p>甲</p>']),
    ['<img alt="图">', ''],
    [`<img src="upload:${'a'.repeat(32)}" alt="图" onload="x">`, `<img src="upload:${'a'.repeat(32)}" alt="图" />`],
    ['<a href="JaVaScRiPt:x">甲</a>', '甲'],
    ['<a href="//evil">甲</a>', '甲'],
    ['<p style="background:url(javascript:x);text-align:center">甲</p>', '<p style="text-align:center">甲</p>'],
    ['<svg><script>x</script></svg>', ''],
    ['<h2>标题</h2><ul><li><strong>甲</strong></li></ul>', '<h2>标题</h2><ul><li><strong>甲</strong></li></ul>'],
  ])('%s', (html, clean) => {
    expect(sanitise(html)).toBe(clean)
    expect(sanitise(sanitise(html))).toBe(clean)
  })
})

describe('the key that a text is sorted by', () => {
  const inOrder = (texts: readonly string[], isName = true): string[] =>
    [...texts].sort((one, other) =>
      Buffer.compare(Buffer.from(orderKey(one, isName)), Buffer.from(orderKey(other, isName))),
    )

  it('has Chinese names by pinyin, tone and character, those of one surname together', () => {
    const names = [
      '阿明',
      '曾小刚',
      '陈晨',
      '仇英',
      '单田芳',
      '汪洋',
      '汪峥',
      '王阿毛',
      '王小明',
      '王小宁',
      '解晓东',
      '张三',
    ]
    expect(inOrder([...names].reverse())).toEqual([
      '阿明',
      '陈晨',
      '仇英',
      '单田芳',
      '汪洋',
      '汪峥',
      '王阿毛',
      '王小明',
      '王小宁',
      '解晓东',
      '曾小刚',
      '张三',
    ])
    // What is no name of a person does not begin with a surname.
    expect(inOrder(['浙江医院', '解放军总医院', '重庆眼科', '北京眼科'], false)).toEqual([
      '北京眼科',
      '重庆眼科',
      '解放军总医院',
      '浙江医院',
    ])
  })

  it('has other words among them by their letters, whatever their case, width and accents, and numbers by their size', () => {
    expect(inOrder(['王明', 'Élodie', 'walter', 'Wang Bo', 'ｗａｎｇ Ａ', 'zoe', 'Adam', '李红', 'Wu'])).toEqual([
      'Adam',
      'Élodie',
      '李红',
      'walter',
      'ｗａｎｇ Ａ',
      'Wang Bo',
      '王明',
      'Wu',
      'zoe',
    ])
    expect(new Set(['Ὀδυσσεύς', 'ὈΔΥΣΣΕΎΣ', 'Οδυσσευσ'].map(text => orderKey(text, false))).size).toBe(1)
    expect(new Set(['Straße', 'STRASSE', 'STRAẞE'].map(text => orderKey(text, false))).size).toBe(1)
    expect(inOrder(['门诊10', '门诊 2', '门诊1', '10号', '9号'])).toEqual(['9号', '10号', '门诊1', '门诊 2', '门诊10'])
  })

  it('is there for whatever is written, and behind all others for what says nothing', () => {
    for (const nothing of [null, undefined, '', ' '])
      expect(inOrder(['𠮷田', '鿃', '\u{1f600}', '~', 'z'].concat(String(nothing ?? ''))).at(-1)).toBe(
        String(nothing ?? ''),
      )
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), text => {
        expect(orderKey(text, true).length).toBeGreaterThan(0)
        expect(orderKey(text, true)).toBe(orderKey(text.normalize('NFKC').toUpperCase().toLowerCase(), true))
      }),
    )
    expect(orderKey('中'.repeat(5000), true).length).toBeLessThan(700)
  })
})

it('search tokens: what was worked out beforehand is what would be found, also where only some of it was', () => {
  const tokens = new PreparedTokens()
  const values = ['单于静', 'P00000012', null, '单于静 2']
  tokens.prepare(
    {
      ordered: [{ name: 'name', isName: true, column: '' }],
      search: [
        { name: 'name', reads: 'name' },
        { name: 'account', reads: 'text' },
        { name: 'remark', reads: 'text' },
      ],
    },
    { name: '单于静', account: undefined, remark: '单于静 2' },
  )
  expect(read(values, tokens.of)).toEqual(read(values))
  // The same characters sound otherwise as a name.
  expect(tokens.of('单于静', 'name')).not.toEqual(tokens.of('单于静', 'text'))
  expect(tokens.key('单于静', true)).toBe(orderKey('单于静', true))
})

describe('numbers that are masked up to their end', () => {
  const search = [
    { name: 'mobile', reads: 'end' as const },
    { name: 'idNumber', reads: 'end' as const },
  ]

  it('are found by what everybody sees of them, and leave nothing else in the index', () => {
    expect(searchTokens(search, { mobile: '13812345678', idNumber: '11010120180301001X' })).toEqual(['5678', '001x'])
    expect(searchTokens(search, { mobile: '1234', idNumber: null })).toEqual([])
    expect(
      searchTokens(
        search.map(one => ({ ...one, isAside: true })),
        { mobile: '13812345678' },
      ),
    ).toEqual(['~5678'])
  })
})
