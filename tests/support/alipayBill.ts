import { zipSync } from 'fflate'

/** What moved at Alipay on a day; what goes back is below nothing and has the number of its refund. */
export interface Moved {
  day: string
  readonly order: string
  readonly tradeNo: string
  amount: number
  readonly refund: string
  fee: number
}

/** How a bill is wrong. */
export type BillLie =
  | 'notThere'
  | 'gone'
  | 'elsewhere'
  | 'page'
  | 'cut'
  | 'nothingIn'
  | 'utf8'
  | 'columns'
  | 'short'
  | 'otherDay'
  | 'otherMerchant'
  | 'amount'
  | 'account'
  | 'fee'
  | 'omits'
  | 'stranger'
  | 'others'

/** The bytes of a text as Alipay's bills are encoded: what GB18030 reads by two bytes, the other way round. */
const encode = (() => {
  let known: Map<string, number> | undefined
  const table = (): Map<string, number> => {
    const decoder = new TextDecoder('gb18030')
    const found = new Map<string, number>()
    for (let high = 0x81; high <= 0xfe; high += 1)
      for (let low = 0x40; low <= 0xfe; low += 1)
        if (low !== 0x7f) found.set(decoder.decode(Uint8Array.of(high, low)), high * 256 + low)
    return found
  }
  return (text: string): Uint8Array => {
    known ??= table()
    return Uint8Array.from(
      [...text].flatMap(letter => {
        const code = letter.charCodeAt(0)
        if (code < 0x80) return [code]
        const pair = known!.get(letter)
        if (pair === undefined) throw new Error(`No GBK for ${letter}`)
        return [pair >> 8, pair & 0xff]
      }),
    )
  }
})()

const yuan = (fen: number): string => (fen / 100).toFixed(2)
const spelt = (day: string): string => `${day.slice(0, 4)}年${day.slice(5, 7)}月${day.slice(8)}日`
const row = (cells: readonly string[]): string => cells.map(cell => `${cell}\t`).join(',')

const tradeColumns =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注'
const accountColumns =
  '账务流水号,业务流水号,商户订单号,商品名称,发生时间,对方账号,收入金额（+元）,支出金额（-元）,账户余额（元）,交易渠道,业务类型,备注'

const trade = ({ day, order, tradeNo, amount, refund, fee }: Moved): string =>
  row([
    tradeNo,
    order,
    refund === '' ? '交易' : '退款',
    '视觉训练',
    `${day} 09:00:00`,
    `${day} 09:00:01`,
    '',
    '',
    '',
    '',
    '*明(159****5620)',
    yuan(amount),
    yuan(amount),
    '0.00',
    '0.00',
    '0.00',
    '0.00',
    '0.00',
    '',
    '0.00',
    '0.00',
    refund,
    yuan(-fee),
    '0.00',
    '',
  ])

const account = ({ day, order, tradeNo, amount, refund, fee }: Moved): string[] => {
  const line = (net: number, what: string): string =>
    row([
      `${tradeNo}1`,
      tradeNo,
      order,
      '视觉训练',
      `${day} 09:00:01`,
      '159****5620',
      net > 0 ? yuan(net) : '',
      net > 0 ? '' : yuan(net),
      '0.00',
      '支付宝',
      what,
      '',
    ])
  return [line(amount, refund === '' ? '在线支付' : '交易退款'), ...(fee === 0 ? [] : [line(-fee, '收费')])]
}

/** The same bill with something else in it than moved. */
const lied = (
  kind: 'trade' | 'signcustomer',
  day: string,
  moved: readonly Moved[],
  lie: BillLie | undefined,
): readonly Moved[] => {
  const [first, ...rest] = moved
  if (lie === 'others')
    return [
      ...moved,
      ...Array.from({ length: 5000 }, (_, at) => ({
        day,
        order: `SHOP${at}`,
        tradeNo: `9${at}`,
        amount: 100,
        refund: '',
        fee: 0,
      })),
    ]
  if (lie === 'stranger')
    return [...moved, { day, order: 'ZF202603020000000001', tradeNo: '99', amount: 600, refund: '', fee: 0 }]
  if (!first) return moved
  if (lie === 'omits') return rest
  if (lie === 'amount') return [{ ...first, amount: first.amount + 100 }, ...rest]
  if (kind === 'signcustomer' && lie === 'account') return [{ ...first, amount: first.amount - 100 }, ...rest]
  if (kind === 'signcustomer' && lie === 'fee') return [{ ...first, fee: first.fee + 1 }, ...rest]
  return moved
}

/** A bill as Alipay writes it. */
export const writtenBill = (
  kind: 'trade' | 'signcustomer',
  day: string,
  moved: readonly Moved[],
  lie?: BillLie,
): string => {
  const isTrade = kind === 'trade'
  const all = lied(kind, day, moved, lie)
  const lines = isTrade ? all.map(trade) : all.flatMap(account)
  const columns = isTrade ? tradeColumns : accountColumns
  const title = isTrade ? '业务明细' : '账务明细'
  const payments = isTrade ? all.filter(({ refund }) => refund === '').length : lines.length
  return [
    `#支付宝${title}查询`,
    `#账号：[${lie === 'otherMerchant' ? '20889999999999990156' : '20881021800000000156'}]`,
    `#起始日期：[${spelt(lie === 'otherDay' ? '2020-01-01' : day)} 00:00:00]   终止日期：[${spelt(day)} 24:00:00]`,
    `#-----------------------------------------${title}列表----------------------------------------`,
    lie === 'columns' ? columns.replace('商户订单号', '订单') : columns,
    ...(lie === 'short' ? lines.slice(1) : lines),
    `#-----------------------------------------${title}列表结束------------------------------------`,
    ...(isTrade
      ? [
          `#交易合计：${payments}笔，商家实收共0.00元，商家优惠共0.00元`,
          `#退款合计：${lines.length - payments}笔，商家实收退款共0.00元，商家优惠退款共0.00元`,
        ]
      : ['#支出合计：0笔，共0.00元', `#收入合计：${lines.length}笔，共0.00元`]),
    `#导出时间：[${spelt(day)} 09:00:00]`,
    '',
  ].join('\r\n')
}

/** It as it is downloaded: packed, with the sums in a file of its own, and names as Alipay encodes them. */
export const packedBill = (text: string, kind: string, day: string, lie?: BillLie): Buffer => {
  if (lie === 'page') return Buffer.from('<html>Captive portal</html>')
  const name = `20881021800000000156_${day.replaceAll('-', '')}_${kind}`
  const bytes = lie === 'utf8' ? new TextEncoder().encode(text) : encode(text)
  const packed = zipSync(
    lie === 'nothingIn'
      ? { 'readme.csv': encode('#支付宝说明\r\n') }
      : {
          [`${name}_sum.csv`]: encode('#支付宝业务汇总查询\r\n#账号：[1]\r\n门店编号,合计\r\n,1\r\n'),
          [`${name}.csv`]: bytes,
        },
  )
  return Buffer.from(lie === 'cut' ? packed.subarray(0, Math.floor(packed.length / 2)) : packed)
}
