import { beforeAll, describe, expect, it } from 'vitest'
import { caseReport } from '../../../src/clinic/pdf/caseReport.ts'
import decodeQr from 'qr/decode.js'
import { courseReport } from '../../../src/clinic/pdf/courseReport.ts'
import { planReport } from '../../../src/clinic/pdf/planReport.ts'
import { cardCode, cardNumber } from '../../../domain/card.ts'
import { cardSheet } from '../../../src/cards/cardSheet.ts'
import { labelSheet } from '../../../src/system/serialLabels/labelSheet.ts'
import { receiptReport } from '../../../src/times/pdf/receiptReport.ts'
import type { Pdf } from '../../../src/core/pdf/makePdf.ts'
import type { Part } from '../../../src/core/pdf/Report.ts'
import { closeText, pdfOf, readPdf, wordsIn } from '../../support/pdf.ts'
import type { PlacedText } from '../../support/pdf.ts'
import { caseOf, making, planOf, receiptOf } from './samples.ts'

const [zh, en] = [wordsIn('zh'), wordsIn('en')]
const mostBytes = 300_000
const millimetre = 72 / 25.4

/** Every text within the text area of 190 mm, and between the edges of the sheet. */
const expectInside = (pages: readonly (readonly PlacedText[])[]): void => {
  for (const { x, y, width } of pages.flat()) {
    expect(x).toBeGreaterThanOrEqual(10 * millimetre - 0.5)
    expect(x + width).toBeLessThanOrEqual(200 * millimetre + 0.5)
    expect(y).toBeGreaterThan(8 * millimetre)
    expect(y).toBeLessThan(289 * millimetre)
  }
}

describe('a case on paper', () => {
  const data = caseOf(60)
  let made: Pdf
  let pages: PlacedText[][]
  beforeAll(async () => {
    made = await pdfOf(caseReport(data, zh, making))
    pages = await readPdf(made.file)
  })

  it('says what is known, as it was typed, and what is masked as a mask', () => {
    const text = closeText(pages)
    for (const said of [
      '病例报告',
      'HZ20261121001',
      '2018/05/04（8岁）',
      '*******5678',
      '0.8（4.9）',
      'CF（指数）',
      '+1.25',
      '-0.75',
      '屈光参差性弱视',
      '中心注视',
      '李明',
      '双眼屈光不正性弱视',
      '每日训练两次三个月后复查',
      '2027/02/21',
      '只训练左眼',
      '生成于2026/11/2113:05·王芳',
    ])
      expect(text).toContain(said)
    expect(text).not.toContain('resources.')
    expect(text).not.toContain('app.')
    expect(text).not.toContain('null')
  })

  it('spells rare characters of names, and says which ones its font lacks', () => {
    expect(made.missing).toEqual(['𠮷'])
    const text = closeText(pages)
    expect(text).toContain('姓名欧阳𬺓□')
    expect(text).toContain('字库中没有的字符：U+20BB7')
  })

  it('has the organisation, the child and the number of the page on each page', () => {
    expect(pages.length).toBeGreaterThan(1)
    for (const [at, page] of pages.entries()) {
      const text = closeText([page])
      expect(text).toContain('杭州明目眼科医院')
      expect(text).toContain('欧阳𬺓□·HZ20261121001')
      expect(text).toContain(`${at + 1}/${pages.length}`)
    }
  })

  it('cuts no row: each examination stands on one page with its five values, below the head of its table', () => {
    const days = data.records.map(({ examinedOn }) => examinedOn.replaceAll('-', '/'))
    const found = pages.flatMap(page => {
      const rows = new Map<number, string[]>()
      for (const { text, y } of page) rows.set(Math.round(y), [...(rows.get(Math.round(y)) ?? []), text])
      const own = [...rows.values()].filter(([first]) => days.includes(first!.trim()))
      expect(own.every(row => row.length === 5)).toBe(true)
      if (own.length > 0)
        expect(closeText([page])).toContain('检查日期右眼裸眼视力右眼矫正视力左眼裸眼视力左眼矫正视力')
      return own.map(([first]) => first)
    })
    expect(found).toEqual([...days].sort())
    expectInside(pages)
  })

  it('is small and has its font once', async () => {
    expect(made.file.size).toBeLessThan(60_000)
    const raw = Buffer.from(await made.file.arrayBuffer()).toString('latin1')
    expect(raw.match(/\/FontFile2 /g)?.length).toBe(1)
    expect(raw).not.toContain('/Helvetica')
    expect(raw).not.toContain('欧阳')
  })

  it('holds whatever people type', async () => {
    const texts = [
      '行\r\n\r\n行\t表\u0000\u202e格',
      '没有空格'.repeat(1250),
      'x'.repeat(5000),
      '👨‍👩‍👧 مرحبا שלום ﷽',
      ' \n '.repeat(1600),
    ]
    const [diagnosis, treatment, medicalHistory, recommendation, glasses] = texts
    const wild = caseOf(2, {
      diagnosis,
      treatment,
      medicalHistory,
      recommendation,
      glasses,
      number: 'N'.repeat(25),
      doctorLabel: '名'.repeat(25),
    })
    const { file, missing } = await pdfOf(caseReport(wild, zh, making))
    const found = await readPdf(file)
    expectInside(found)
    expect(file.size).toBeLessThan(mostBytes)
    const text = closeText(found)
    expect(text).toContain('行行表格')
    // What goes over pages has the heads and feet of pages between its lines.
    expect(text.match(/没有空格/g)!.length).toBeGreaterThan(1200)
    expect(text.match(/x/g)!.length).toBe(5000)
    expect(missing).toEqual(expect.arrayContaining(['👨', 'م', 'ש', '﷽']))
  })
})

describe('other papers', () => {
  it('tell the course: the chart as vectors with its legend, and every value in its table', async () => {
    const { file } = await pdfOf(courseReport(caseOf(9), en, making))
    const pages = await readPdf(file)
    const text = closeText(pages)
    for (const said of [
      'Courseofvision',
      'Lefteye,corrected',
      'Righteye,uncorrected',
      '0.5(4.7)',
      '2023-05',
      'Moderate',
      'UC(Didnotcooperate)',
      'Sep15,2023',
    ])
      expect(text).toContain(said)
    expect(Buffer.from(await file.arrayBuffer()).toString('latin1')).not.toContain('/Subtype /Image')
    expectInside(pages)
    expect(file.size).toBeLessThan(60_000)
  })

  it('tell the course of the range that is shown, and that there is nothing in it', async () => {
    const text = closeText(
      await readPdf(
        (await pdfOf(courseReport(caseOf(9), zh, making, { from: '2023-03-01', to: '2023-03-31', eyes: ['left'] })))
          .file,
      ),
    )
    expect(text).toContain('2023/03/15CF（指数）')
    expect(text).not.toContain('2023/04/15')
    expect(text).not.toContain('右眼矫正视力')
    const empty = closeText(
      await readPdf((await pdfOf(courseReport(caseOf(9), zh, making, { from: '2024-01-01' }))).file),
    )
    expect(empty).toContain('所选时间范围内没有检查')
  })

  it('tell a plan: its grid, both sums on the page of the last rows, and where to sign', async () => {
    const { file } = await pdfOf(planReport(planOf(90), zh, making))
    const pages = await readPdf(file)
    expect(pages.length).toBe(3)
    const last = closeText(pages.slice(-1))
    expect(last).toContain('精细训练9010––515')
    expect(last).toContain('合计9004501350')
    expect(last).toContain('监护人签字')
    expect(closeText(pages)).toContain('版次3')
    expectInside(pages)
  })

  it('tell what was paid for, in figures and in words, in either language', async () => {
    const text = async (more: Readonly<Record<string, unknown>>, words = zh) => {
      const pages = await readPdf((await pdfOf(receiptReport(receiptOf(more), words, making))).file)
      expectInside(pages)
      expect(pages.length).toBe(1)
      return closeText(pages)
    }
    const paid = await text({})
    for (const said of [
      '杭州明目眼科医院',
      '充值收据',
      'C20261121000007-1',
      'HZ0007',
      '30',
      '¥3,000.50',
      '普通·赠送',
      '人民币叁仟元零伍角整',
      '微信支付',
      '王芳',
      '李明',
      '2026/11/21',
      '收款人签字',
    ])
      expect(paid).toContain(said)
    for (const no of ['未支付', '已退', 'null', 'app.', 'resources.']) expect(paid).not.toContain(no)
    // What was cancelled before it was paid was never sold.
    const part = { times: 30, giveTimes: 5, refundedTimes: 28, withdrawnGiveTimes: 5, amount: 20_000 }
    const cancelled = await text({ ...part, refundedAmount: 0 }, en)
    expect(cancelled).toMatch(/Total ?2 ?¥200\.00/)
    expect(cancelled).not.toContain('refunded')
    expect(await text({ ...part, refundedAmount: 18_667 }, en)).toContain('28timesrefunded')
    expect(
      await text({
        payStatus: 'unpaid',
        channel: null,
        channelLabel: null,
        paidAt: null,
        paidBy: null,
        paidByLabel: null,
      }),
    ).toContain('未支付：本单据不作为收款凭证')
    expect(await text({ refundedTimes: 10, refundedAmount: 100_000 })).toContain('已退10次，退款¥1,000.00')
    const english = await text({ refundedTimes: 10, refundedAmount: 100_000 }, en)
    for (const said of ['Receipt', 'C20261121000007-1', '¥3,000.50', '人民币叁仟元零伍角整', 'Gift', '10timesrefunded'])
      expect(english).toContain(said)
  })
})

/** What a camera reads in each of the cells of a row, which are so wide. */
const readCodes = (part: Part | undefined, cells: number, step: number): (string | undefined)[] => {
  if (part?.kind !== 'drawing') throw new Error(part?.kind)
  const dots = 8
  const [width, height] = [step * dots, part.height * dots]
  return Array.from({ length: cells }, (_, at) => {
    const data = new Uint8ClampedArray(width * height * 4).fill(255)
    for (const mark of part.marks) {
      if (mark.kind !== 'box') continue
      const [left, top, right, bottom] = [
        (mark.x - at * step) * dots,
        mark.y * dots,
        (mark.x - at * step + mark.width) * dots,
        (mark.y + mark.height) * dots,
      ].map(Math.round) as [number, number, number, number]
      for (let y = top; y < bottom; y += 1)
        for (let x = Math.max(0, left); x < Math.min(width, right); x += 1)
          data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
    }
    return decodeQr({ width, height, data })
  })
}

describe('labels of devices', () => {
  const labels = Array.from({ length: 40 }, (_, at) => ({
    number: `VT2026${String(at).padStart(6, '0')}K`,
    series: '训练平板',
  }))

  it('lie within the sheet, each whole, with its number', async () => {
    const pages = await readPdf((await pdfOf(await labelSheet(labels, zh, making))).file)
    expectInside(pages)
    const text = closeText(pages)
    for (const { number } of labels) expect(text).toContain(number)
  })

  it('have codes that a camera reads', async () => {
    const { sections } = await labelSheet(labels.slice(0, 3), zh, making)
    expect(readCodes(sections[0]!.parts[0], 3, 63)).toEqual(labels.slice(0, 3).map(({ number }) => number))
  })
})

describe('prepaid cards', () => {
  const codes = Array.from({ length: 11 }, (_, at) => ({
    number: cardNumber(at + 1, 2026),
    code: cardCode(new Uint8Array(16).map((_, byte) => byte * 17 + at)),
  }))
  const terms = {
    type: '训练卡 60 次',
    organisation: '杭州西湖明视眼科医院',
    times: 60,
    giveTimes: 5,
    validDays: null,
    validUntil: null,
  }

  it.each([
    ['zh', zh, terms, ['60次，另赠5次', '长期有效', '卡密', '11张']],
    ['en', en, { ...terms, giveTimes: 0, validDays: 180 }, ['60times', 'Validfor180daysfromthesale', '11cards']],
    [
      'en',
      en,
      { ...terms, type: '长'.repeat(25), organisation: '名'.repeat(50), validUntil: '2026-12-31' },
      ['60times,and5asagift', 'ValiduntilDec31,2026'],
    ],
  ] as const)(
    'come as many as there are, within the sheet, with what they are worth, their number and their code: %s',
    async (_language, words, said, expected) => {
      const { file, missing } = await pdfOf(await cardSheet(codes, said, words, making))
      const pages = await readPdf(file)
      expectInside(pages)
      expect([pages.length, missing]).toEqual([2, []])
      const text = closeText(pages)
      for (const one of [
        ...codes.flatMap(({ number, code }) => [number, code]),
        ...expected,
        said.type.replaceAll(' ', ''),
        said.organisation,
      ])
        expect(text).toContain(one)
    },
  )

  it('have numbers that a scanner reads, and no code that it could read', async () => {
    const { sections } = await cardSheet(codes.slice(0, 2), terms, zh, making)
    expect(readCodes(sections[0]!.parts[0], 2, 95)).toEqual(codes.slice(0, 2).map(({ number }) => number))
  })
})
