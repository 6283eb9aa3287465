import type { BillKind } from './Alipay.ts'
import { BillError } from './BillError.ts'
import { billLines } from './billLines.ts'
import { signedFenOf } from './fen.ts'

/** A line of a bill. Amounts are fen; what goes out is below nothing. */
export interface BillLine {
  /** The number by which the merchant asked for it: of the order, and of the refund. */
  readonly order: string
  readonly refund: string
  readonly tradeNo: string
  readonly what: 'payment' | 'refund' | 'fee' | 'other'
  readonly amount: number
  /** What of it comes to the account, or left it. */
  readonly net: number
  /** What Alipay charged for it. */
  readonly fee: number
}

interface Layout {
  readonly title: string
  readonly columns: readonly string[]
  /** Undefined where an amount is none. */
  readonly read: (cell: (column: string) => string) => Omit<BillLine, 'order' | 'tradeNo'> | undefined
}

const kindOf = { 交易: 'payment', 退款: 'refund' } as const

const layouts: { readonly [kind in BillKind]: Layout } = {
  trade: {
    title: '支付宝业务明细查询',
    columns: [
      '支付宝交易号',
      '商户订单号',
      '业务类型',
      '订单金额（元）',
      '商家实收（元）',
      '退款批次号/请求号',
      '服务费（元）',
    ],
    read: cell => {
      const type = cell('业务类型')
      const [amount, net, fee] = [
        signedFenOf(cell('订单金额（元）')),
        signedFenOf(cell('商家实收（元）')),
        signedFenOf(cell('服务费（元）')),
      ]
      if (amount === undefined || net === undefined || fee === undefined) return undefined
      return {
        refund: cell('退款批次号/请求号'),
        what: Object.hasOwn(kindOf, type) ? kindOf[type as keyof typeof kindOf] : 'other',
        amount,
        net,
        fee: 0 - fee,
      }
    },
  },
  signcustomer: {
    title: '支付宝账务明细查询',
    columns: ['业务流水号', '商户订单号', '收入金额（+元）', '支出金额（-元）', '业务类型'],
    read: cell => {
      const [income, expense] = [signedFenOf(cell('收入金额（+元）')), signedFenOf(cell('支出金额（-元）'))]
      if (income === undefined || expense === undefined) return undefined
      const net = income - Math.abs(expense)
      const isFee = /^收费|^退费|服务费/.test(cell('业务类型'))
      return { refund: '', what: isFee ? 'fee' : 'other', amount: net, net: isFee ? 0 : net, fee: isFee ? 0 - net : 0 }
    },
  },
}

/** What a bill says of itself. */
export interface BillHead {
  readonly merchant: string
  readonly lines: number
}

/** Cells stand padded with tabs, and in quotes here and there. */
const cellsOf = (line: string): string[] =>
  line.split(',').map(cell =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  )

const daySpelt = (day: string): string => `${day.slice(0, 4)}年${day.slice(5, 7)}月${day.slice(8)}日`

/**
 * Reads a bill as it was fetched, line by line. What it says of itself has to hold: which day it is of, and how many
 * lines it has. Throws BillError, also at its very end: nobody goes by its lines before.
 */
export const readBill = async (
  path: string,
  kind: BillKind,
  day: string,
  take: (line: BillLine) => void = () => {},
): Promise<BillHead> => {
  const { title, columns, read } = layouts[kind]
  let begun:
    | {
        readonly file: number
        merchant?: string
        places?: ReadonlyMap<string, number>
        width: number
        isOver: boolean
        counted: number
      }
    | undefined
  let [lines, seen] = [0, 0]
  for await (const { file, line } of billLines(path)) {
    if (file !== seen) {
      seen = file
      // A bill in another encoding reads as something, and is none.
      if (line.startsWith('#') && !line.includes('支付宝')) throw new BillError('encoding')
      if (!begun && line.startsWith(`#${title}`)) begun = { file, width: 0, isOver: false, counted: 0 }
      continue
    }
    if (file !== begun?.file) continue
    if (line.startsWith('#')) {
      begun.merchant ??= /^#账号：\[(\w{1,32})\]/.exec(line)?.[1]
      const from = /^#起始日期：\[([^\s\]]+)/.exec(line)?.[1]
      if (from !== undefined && from !== daySpelt(day)) throw new BillError('otherDay')
      if (line.includes('列表结束')) begun.isOver = true
      const count = /合计：\s*(\d+)\s*笔/.exec(line)?.[1]
      if (count !== undefined) begun.counted += Number(count)
      continue
    }
    const cells = cellsOf(line)
    if (!begun.places) {
      const places = new Map(cells.map((cell, at) => [cell, at]))
      if (!columns.every(column => places.has(column))) throw new BillError('columns')
      begun.places = places
      begun.width = cells.length
      continue
    }
    // A comma in the name of goods: nothing of this installation has one.
    const [spare, goods] = [cells.length - begun.width, begun.places.get('商品名称')]
    if (spare > 0 && goods !== undefined) cells.splice(goods, spare + 1, '')
    const { places } = begun
    const cell = (column: string): string => cells[places.get(column)!] ?? ''
    const found = read(cell)
    if (!found || cells.length < begun.width) throw new BillError('columns')
    lines += 1
    take({ ...found, order: cell('商户订单号'), tradeNo: cell(kind === 'trade' ? '支付宝交易号' : '业务流水号') })
  }
  if (!begun) throw new BillError('noBill')
  if (!begun.merchant || !begun.places) throw new BillError('columns')
  if (!begun.isOver || begun.counted !== lines) throw new BillError('incomplete')
  return { merchant: begun.merchant, lines }
}
