import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { Row, Sheet } from '../../../server/core/export/cell.ts'
import { toCsv } from '../../../server/core/export/csv.ts'
import { toXlsx } from '../../../server/core/export/xlsx.ts'

const sheet = (rows: readonly Row[], name = '患者'): Sheet => ({
  name,
  titles: ['姓名', '=次数'],
  batches: (async function* () {
    for (const row of rows) yield [row]
  })(),
})
const text = (value: string) => ({ type: 'text', value }) as const
const number = (value: number, digits = 0) => ({ type: 'number', value, digits }) as const

const csv = async (one: Sheet): Promise<string> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of toCsv(one)) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

const xlsx = async (one: Sheet, limit?: number): Promise<Record<string, string>> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of toXlsx(one, limit)) chunks.push(chunk)
  return Object.fromEntries(
    Object.entries(unzipSync(Buffer.concat(chunks))).map(([path, bytes]) => [path, strFromU8(bytes)]),
  )
}

describe('CSV', () => {
  it('begins with the mark of UTF-8, ends lines with CRLF and quotes every text', async () => {
    expect(
      await csv(
        sheet([
          [text('a "b", c'), number(3)],
          [text('two\nlines'), null],
          [text('a;b\tc'), text('')],
        ]),
      ),
    ).toBe('\uFEFF"姓名","\'=次数"\r\n"a ""b"", c",3\r\n"two\nlines",\r\n"a;b\tc",""\r\n')
  })

  it.each(['=1+1', '+1', '-1', '@x', '\tx', '＝1'])('keeps %j from being run as a formula', async value => {
    expect(await csv(sheet([[text(value), null]]))).toContain(`\r\n"'${value}",`)
  })

  it('leaves negative numbers as they are, with their digits, and quotes dates', async () => {
    expect(await csv(sheet([[number(-12.5, 2), { type: 'date', value: '2020-02-29' }]]))).toContain(
      '\r\n-12.50,"2020-02-29"\r\n',
    )
  })
})

describe('workbook', () => {
  it('has no more in a cell than spreadsheets hold, and half of no sign', async () => {
    const whole = '长'.repeat(32_767)
    expect((await xlsx(sheet([[text(whole), null]])))['xl/worksheets/sheet1.xml']).toContain(`>${whole}<`)
    const cells = (await xlsx(sheet([[text(`${'长'.repeat(32_765)}😀😀`), null]])))['xl/worksheets/sheet1.xml']!
    expect(cells).toContain(`>${'长'.repeat(32_765)}…<`)
  })

  it('types numbers, dates and moments, and escapes what XML cannot carry', async () => {
    const parts = await xlsx(
      sheet([
        [text('<王>&\u0000"'), number(-2.5, 2)],
        [
          { type: 'date', value: '1900-03-01' },
          { type: 'datetime', value: '2020-01-01 12:00:00' },
        ],
      ]),
    )
    const rows = parts['xl/worksheets/sheet1.xml']!
    expect(rows).toContain('<t xml:space="preserve">&lt;王&gt;&amp;&quot;</t>')
    expect(rows).toContain('<c s="1"><v>-2.5</v></c>')
    expect(rows).toContain('<c s="2"><v>61</v></c><c s="3"><v>43831.5</v></c>')
    expect(parts['xl/workbook.xml']).toContain('<sheet name="患者" sheetId="1" r:id="rId1"/>')
  })

  it('shows a share in per cent, as pages do', async () => {
    const parts = await xlsx(sheet([[{ type: 'number', value: 0.0479, digits: 4, isShare: true }, number(1)]]))
    expect(parts['xl/worksheets/sheet1.xml']).toContain('<c s="6"><v>0.0479</v></c><c><v>1</v></c>')
    const formats = /<cellXfs.*<\/cellXfs>/.exec(parts['xl/styles.xml']!)![0].match(/numFmtId="\d+"/g)!
    expect(formats[6]).toBe('numFmtId="166"')
    expect(parts['xl/styles.xml']).toContain('<numFmt numFmtId="166" formatCode="0.0%"/>')
  })

  it('gives columns the room that titles and first rows take, and moments theirs where only later rows have one', async () => {
    const widths = async (one: Sheet): Promise<number[]> =>
      [...(await xlsx(one))['xl/worksheets/sheet1.xml']!.matchAll(/width="(\d+)"/g)].map(([, width]) => Number(width))
    const moment = { type: 'datetime', value: '2020-01-01 12:00:00' } as const
    expect(await widths(sheet([[text('深圳悦目视觉训练有限公司'), moment]]))).toEqual([26, 21])
    expect(await widths(sheet([[number(1_234_567_890, 2), text('长'.repeat(500))]]))).toEqual([18, 48])
    expect(await widths({ ...sheet([[text('王'), null]]), room: [null, moment] })).toEqual([12, 21])
    expect(await widths({ ...sheet([]), titles: ['Corrected acuity, right'] })).toEqual([25])
  })

  it('marks a text that looks like a formula as text for ever', async () => {
    expect((await xlsx(sheet([[text('=1+1'), null]])))['xl/worksheets/sheet1.xml']).toContain(
      '<c s="5" t="inlineStr"><is><t xml:space="preserve">=1+1</t>',
    )
  })

  it('goes on in a further sheet where one is full, each with the header', async () => {
    const parts = await xlsx(
      sheet(
        Array.from({ length: 5 }, (_, i) => [number(i), null]),
        'a/b',
      ),
      3,
    )
    const sheets = Object.keys(parts).filter(path => path.startsWith('xl/worksheets/'))
    expect(sheets).toHaveLength(3)
    for (const path of sheets) expect(parts[path]).toContain('姓名')
    expect(parts['xl/workbook.xml']).toContain('name="a b 2"')
    expect(parts['[Content_Types].xml']).toContain('/xl/worksheets/sheet3.xml')
  })

  it('stops reading when the reader goes away', async () => {
    let read = 0
    let ended = false
    const endless: Sheet = {
      name: 'x',
      titles: ['x'],
      batches: (async function* () {
        try {
          for (;;) {
            read += 1
            yield [[text(`${read} ${Math.random()}`)]]
          }
        } finally {
          ended = true
        }
      })(),
    }
    for await (const chunk of toXlsx(endless)) if (chunk.length > 0) break
    expect(ended).toBe(true)
  })
})
