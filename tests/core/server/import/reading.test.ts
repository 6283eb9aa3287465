import { strToU8, zipSync } from 'fflate'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSpelledDate } from '../../../../domain/spelledDate.ts'
import { registry } from '../../../../resources/index.ts'
import { decimal, money } from '../../../../resources/core/index.ts'
import type { Field } from '../../../../resources/core/index.ts'
import { Problem } from '../../../../server/core/errors/problem.ts'
import { toCsv } from '../../../../server/core/export/csv.ts'
import { toXlsx } from '../../../../server/core/export/xlsx.ts'
import type { Sheet } from '../../../../server/core/export/cell.ts'
import { limits } from '../../../../server/core/import/limits.ts'
import { bounded } from '../../../../server/core/import/read/bounded.ts'
import type { SheetCell } from '../../../../server/core/import/read/Cell.ts'
import { readSheet } from '../../../../server/core/import/read/readSheet.ts'
import { isDateFormat } from '../../../../server/core/import/xlsx/dateFormats.ts'
import { numberText, serialText } from '../../../../server/core/import/xlsx/numbers.ts'
import { readValue } from '../../../../server/core/import/values.ts'
import { inline, number, sheetXml, textBook, workbook } from './workbook.ts'

const read = async (bytes: Uint8Array) => {
  const sheet = await readSheet(bytes)
  const rows: { number: number; cells: readonly SheetCell[] }[] = []
  for await (const batch of bounded(sheet)) rows.push(...batch)
  return { name: sheet.name, rows, cells: rows.map(row => row.cells) }
}

const text = (value: string): Uint8Array => new TextEncoder().encode(value)

/** Why a file is refused: the key of the message at the file. */
const refusal = async (bytes: Uint8Array): Promise<unknown> => {
  try {
    await read(bytes)
    return 'taken'
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { status: error.status, ...error.errors?.['file'] }
  }
}
const refused = (key: string, parameters: object = {}) => ({ status: 400, key, ...parameters })

/** 姓名,性别 and 张伟,男 as GB18030 spells them. */
const gb = Uint8Array.from([
  0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0xd0, 0xd4, 0xb1, 0xf0, 0x0a, 0xd5, 0xc5, 0xce, 0xb0, 0x2c, 0xc4, 0xd0,
])
const wanted = [
  ['姓名', '性别'],
  ['张伟', '男'],
]

describe('CSV', () => {
  it('is read in every encoding that spreadsheets write', async () => {
    const spelled = '姓名,性别\r\n张伟,男\r\n'
    const wide = (swap: boolean) =>
      Uint8Array.from(
        [...`\uFEFF${spelled}`].flatMap(character => {
          const pair = [character.charCodeAt(0) & 255, character.charCodeAt(0) >> 8]
          return swap ? pair.reverse() : pair
        }),
      )
    for (const bytes of [text(spelled), text(`\uFEFF${spelled}`), gb, wide(false), wide(true)])
      expect((await read(bytes)).cells).toEqual(wanted)
  })

  it.each([
    ['comma', ','],
    ['semicolon', ';'],
    ['tab', '\t'],
  ])('is taken apart at each %s', async (_name, separator) => {
    expect(
      (
        await read(
          text(
            ['a', 'b,c', 'd'].map(cell => (separator === ',' ? `"${cell}"` : cell)).join(separator) +
              `\n1${separator}2${separator}3`,
          ),
        )
      ).cells,
    ).toEqual([
      ['a', 'b,c', 'd'],
      ['1', '2', '3'],
    ])
  })

  it('keeps quotes, line ends inside of cells, and the numbers of rows that a spreadsheet shows', async () => {
    const { rows } = await read(text('sep=;\r\n名;注\r\n"张 ""伟""";"一\r\n二"\r\n\r\n;\r\n李;5"3\r\n'))
    expect(rows).toEqual([
      { number: 1, cells: ['名', '注'] },
      { number: 2, cells: ['张 "伟"', '一\r\n二'] },
      { number: 5, cells: ['李', '5"3'] },
    ])
  })

  it('takes back what an export escaped, and lets a formula be a text', async () => {
    expect((await read(text("a,b\n'=1+1,=1+1\n"))).cells[1]).toEqual(['=1+1', '=1+1'])
  })
})

describe('Excel', () => {
  it('is read with shared and inline texts, numbers, dates of both epochs, and flags', async () => {
    const shared = [
      '<si><t>姓名</t></si>',
      '<si><r><t>张</t></r><r><rPr/><t>伟</t></r><rPh sb="0" eb="1"><t>zhang</t></rPh></si>',
    ]
    const rows = [
      ['t="s"><v>0</v>', inline('手机'), inline('日期'), inline('时间'), inline('是否'), inline('证件'), inline('数')],
      [
        't="s"><v>1</v>',
        number('13800138000'),
        number('43529', 1),
        number('43529.5', 2),
        't="b"><v>1</v>',
        inline('110101199003070118'),
        number('0.30000000000000004', 3),
      ],
    ]
    const { name, cells } = await read(workbook(rows, { shared }))
    expect(name).toBe('患者')
    expect(cells[1]).toEqual([
      '张伟',
      '13800138000',
      '2019-03-05',
      '2019-03-05 12:00:00',
      'TRUE',
      '110101199003070118',
      '0.3',
    ])
    expect((await read(workbook(rows, { shared, from1904: true }))).cells[1]![2]).toBe('2023-03-06')
  })

  it('takes the address of a cell for its place, and blank ones for nothing', async () => {
    const sheet = sheetXml([
      [inline('a'), inline('b'), inline('c')],
      ['', '', inline('x')],
    ]).replace(
      '</sheetData>',
      '<row r="9"><c r="B9"><v></v></c></row><row r="12"><c t="str"><v>y</v></c></row></sheetData>',
    )
    expect((await read(workbook([], { sheet }))).rows).toEqual([
      { number: 1, cells: ['a', 'b', 'c'] },
      { number: 2, cells: ['', '', 'x'] },
      { number: 12, cells: ['y'] },
    ])
  })

  it('names the cells that have no value of their own', async () => {
    const row = [
      '><f>1+1</f><v>2</v>',
      't="e"><v>#N/A</v>',
      number('1.1010119900307E+17'),
      number('110101199003070118'),
    ]
    expect((await read(workbook([['a', 'b', 'c', 'd'].map(inline), row]))).cells[1]).toEqual([
      { problem: 'importFormula' },
      { problem: 'importCellError' },
      { problem: 'importDigitsLost' },
      '110101199003070118',
    ])
  })

  it('spells numbers digit by digit, and days as they are shown', () => {
    const spelled = {
      '13800138000': '13800138000',
      '1.38E10': '13800000000',
      '-12.50': '-12.5',
      '0': '0',
      '1E-3': '0.001',
      '007': '7',
      '1.5E2': '150',
      '1000000000000000': '1000000000000000',
    }
    for (const [given, shown] of Object.entries(spelled)) expect(numberText(given)).toBe(shown)
    expect([
      serialText('1', false),
      serialText('59', false),
      serialText('61', false),
      serialText('0.75', false),
    ]).toEqual(['1900-01-01', '1900-02-28', '1900-03-01', '18:00:00'])
    expect(['yyyy/m/d', '[$-804]yyyy"年"m"月"', 'h:mm AM/PM', '[h]:mm'].every(isDateFormat)).toBe(true)
    expect(['0.00', 'General', '"d"0', '[Red]0', '#,##0_);\\d'].some(isDateFormat)).toBe(false)
  })
})

const sheetOf = (titles: readonly string[], rows: readonly (readonly string[])[]): Sheet => ({
  name: 'x',
  titles,
  batches: (async function* () {
    yield rows.map(row => row.map(value => (value === '' ? null : { type: 'text' as const, value })))
  })(),
})

const written = async (chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
  const all: Uint8Array[] = []
  for await (const chunk of chunks) all.push(chunk)
  return Buffer.concat(all)
}

/** What is left of cells whose characters a sheet can hold: no blank ones at the end, no blank rows. */
const kept = (rows: readonly (readonly string[])[]) =>
  rows.map(row => row.slice(0, row.findLastIndex(cell => cell.trim() !== '') + 1)).filter(row => row.length > 0)

describe('what was exported', () => {
  const cell = fc
    .string({
      unit: fc.constantFrom('张', 'a', '"', ',', ';', '\t', '\n', '\r\n', '=', "'", ' ', '𠮷', '1', '&', '<', ']]>'),
      maxLength: 8,
    })
    .filter(value => !value.startsWith("'"))
  const table = fc
    .array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 6 })
    .filter(rows => kept(rows).length > 0)

  it.each([
    ['csv', toCsv],
    ['xlsx', toXlsx],
  ] as const)('is read back from %s as it was', async (_format, write) => {
    await fc.assert(
      fc.asyncProperty(table, async rows => {
        const titles = ['one', 'two', 'three']
        const { cells } = await read(await written(write(sheetOf(titles, rows))))
        expect(cells).toEqual([titles, ...kept(rows)])
      }),
      { numRuns: 60 },
    )
  })
})

describe('a file that is no table', () => {
  const row = (count: number) => Array.from({ length: count }, (_, at) => `c${at}`)
  const rows = (count: number) => Array.from({ length: count + 1 }, (_, at) => [`r${at}`])

  it.each([
    [
      'a picture',
      Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
      refused('sheetNotTable'),
    ],
    ['a web page', text('<html><table><tr><td>x</td></tr></table>'), refused('sheetNotTable')],
    ['a script', text('<script>alert(1)</script>'), refused('sheetNotTable')],
    ['another zip', zipSync({ 'a.txt': strToU8('x') }), refused('sheetNotTable')],
    ['a zip that is cut off', textBook([['a'], ['b']]).slice(0, 200), refused('sheetBroken')],
    [
      'an old workbook, or one with a password',
      Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]),
      refused('sheetOld'),
    ],
    [
      'a workbook with macros',
      textBook([['a'], ['b']], { more: { 'xl/vbaProject.bin': strToU8('x') } }),
      refused('sheetMacros'),
    ],
    ['a wrong encoding', Uint8Array.from([0x61, 0x0a, 0xff, 0xff, 0x0a]), refused('sheetEncoding')],
    ['nothing', text(''), refused('sheetEmpty')],
    ['titles alone', text('a,b\n\n,\n'), refused('sheetEmpty')],
    ['quotes that are not closed', text('a,b\n1,"2\n3,4\n'), refused('sheetQuotes', { row: 2 })],
    ['too many columns', text(`${row(201).join()}\n1\n`), refused('sheetColumns', { max: 200 })],
    ['too many columns of a workbook', textBook([row(201), ['1']]), refused('sheetColumns', { max: 200 })],
    ['a huge cell', text(`a\n${'x'.repeat(40_000)}\n`), refused('sheetCell', { row: 2, max: limits.cell })],
    ['10 001 rows', text(rows(10_001).join('\n')), refused('sheetRows', { max: 10_000 })],
    ['10 001 rows of a workbook', textBook(rows(10_001)), refused('sheetRows', { max: 10_000 })],
    [
      'merged cells',
      textBook([['a'], ['b']], { after: '<mergeCells count="1"><mergeCell ref="A1:C1"/></mergeCells>' }),
      refused('sheetMerged', { cells: 'A1:C1' }),
    ],
    [
      'a document type',
      workbook([], {
        sheet:
          '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet><sheetData><row><c t="str"><v>&a;</v></c></row></sheetData></worksheet>',
      }),
      refused('sheetBroken'),
    ],
    [
      'an entity of its own',
      workbook([], { sheet: '<worksheet><sheetData><row><c t="str"><v>&a;</v></c></row></sheetData></worksheet>' }),
      refused('sheetBroken'),
    ],
    [
      'two rows of one number',
      workbook([], {
        sheet:
          '<worksheet><sheetData><row r="1"/><row r="2"><c><v>1</v></c></row><row r="2"><c><v>2</v></c></row></sheetData></worksheet>',
      }),
      refused('sheetBroken'),
    ],
    [
      'an address that is none',
      workbook([['t="str"><v>a</v>']], {
        more: {
          '_rels/.rels': strToU8(
            '<Relationships><Relationship Id="r1" Type="x/officeDocument" Target="%zz"/></Relationships>',
          ),
        },
      }),
      refused('sheetBroken'),
    ],
    [
      'zero characters in UTF-16',
      Uint8Array.from([0xff, 0xfe, 0x61, 0, 0x2c, 0, 0, 0, 0x0a, 0, 0x62, 0]),
      refused('sheetNotTable'),
    ],
    [
      'broken XML',
      workbook([], { sheet: '<worksheet><sheetData><row></sheetData></worksheet>' }),
      refused('sheetBroken'),
    ],
    [
      'a zip bomb',
      workbook([], { sheet: `<worksheet><sheetData>${' '.repeat(20_000_000)}</sheetData></worksheet>` }),
      refused('sheetTooLarge', { max: 100 }),
    ],
  ])('is refused: %s', async (_name, bytes, answer) => {
    expect(await refusal(bytes)).toEqual(answer)
  })

  it('may have 200 columns and 10 000 rows', async () => {
    expect((await read(text(`${row(200).join()}\n${row(200).join()}\n`))).cells[1]).toHaveLength(200)
    expect((await read(text(rows(10_000).join('\n')))).rows).toHaveLength(10_001)
  })

  it('is refused, whatever its bytes', async () => {
    const broken = textBook([
      ['a', 'b'],
      ['c', 'd'],
    ])
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(broken.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 }),
        async changes => {
          const bytes = broken.slice()
          for (const [at, byte] of changes) bytes[at] = byte
          const answer = await refusal(bytes)
          expect(answer === 'taken' || (answer as { status: number }).status === 400).toBe(true)
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('a date', () => {
  it('is understood in the usual spellings', () => {
    for (const spelled of [
      '2019-3-5',
      '2019/03/05',
      '2019.3.5',
      '20190305',
      '2019年3月5日',
      ' ２０１９-03-05 ',
      '2019-03-05 00:00:00',
      '2019年3月5日 8:30',
    ])
      expect(readSpelledDate(spelled)).toBe('2019-03-05')
    for (const spelled of ['03/05/2019', '2019-2-30', '19-3-5', '2019', 'abc', ''])
      expect(readSpelledDate(spelled)).toBeUndefined()
  })
})

describe('a number in a cell', () => {
  const patient = registry['patient']!
  const value = (field: Field, typed: string) => readValue({ text: typed, name: 'x', field, resource: patient })

  it('is understood as in a form, and money digit by digit', () => {
    for (const [typed, read] of [
      ['0,6', 0.6],
      ['−1.25', -1.25],
      ['.5', 0.5],
      ['1,250', 1250],
      ['１２', 12],
    ] as const)
      expect(value(decimal(), typed)).toEqual({ value: read })
    for (const [typed, fen] of [
      ['¥1,250.5', 125_050],
      ['0,29元', 29],
      ['-3', -300],
    ] as const)
      expect(value(money(), typed)).toEqual({ value: fen })
    for (const typed of ['1.2.3', 'x', '1 2 a']) expect(value(decimal(), typed)).toEqual({ problem: { key: 'number' } })
    expect(value(money(), '1.234')).toEqual({ problem: { key: 'number' } })
  })
})
