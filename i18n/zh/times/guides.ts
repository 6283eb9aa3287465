import type { Guides } from '../../Guides.ts'

/** What the pages of this capability are for, and how the first entry of a list comes about. */
export default {
  recharge: {
    purpose: '每一笔患者充值：次数、金额、经办人，以及是否已付款。',
    first: '在患者页面充值，或在患者列表中选择多位患者一起充值。',
  },
  rechargeRefund: {
    purpose: '每一次退款：退的是哪笔充值、退回多少次和多少钱、由谁办理。',
    first: '在要退的那笔充值上点“退款”后产生。',
  },
  refundRequest: {
    purpose: '超过限额、需要另一人同意的退款。',
    first: '退款超过全局设置中的限额时自动出现在这里。',
  },
  payment: {
    purpose: '患者充值的收支明细：收款、补收、退款和取消。记下后不再更改。',
    first: '第一笔充值会自动记在这里。',
  },
  hospitalRecharge: {
    purpose: '各机构向平台购买和退回的次数。',
    first: '在机构页面为其充值，或由机构用支付宝自行购买。',
  },
  hospitalPayment: {
    purpose: '机构购买次数的收支明细：收款、补付、退款和作废。',
    first: '第一次机构充值会自动记在这里。',
  },
  price: {
    purpose: '为患者充值时的平台价格，每种充值类型从某一天起生效。',
    first: '为每种充值类型新建价格。没有价格的类型不能充值。',
  },
  hospitalPrice: {
    purpose: '个别机构的单独价格，代替平台价格。',
    first: '需要单独定价的机构在这里新建，其余机构按平台价格。',
  },
  purchasePrice: {
    purpose: '机构向平台购买次数的价格，买得越多可以越便宜。',
    first: '新建采购价格。没有价格时，机构充值的金额需要手工填写，机构也不能自行充值。',
  },
  priceOption: {
    purpose: '充值时提供的套餐及其名称，以及是否出售其他次数。',
    first: '系统初始化时自动建立：设置是否提供、名称和排序。',
  },
  consumeRecord: {
    purpose: '训练扣除次数的记录：谁、哪一天、哪种类型。',
    first: '患者当天第一次训练后自动产生。',
  },
  timesMovement: {
    purpose: '患者次数的每一次增减：充值、赠送、训练、退回。',
    first: '充值或训练后自动产生。',
  },
  topUp: { purpose: '为所选患者充值：选类型和次数，核对金额，收款后打印收据。' },
  dayEnd: { purpose: '一天的收款，按付款方式和经办人汇总，用于交接和对账。' },
  hospitalStatement: { purpose: '一家机构在一段时间内的次数往来和结余，可打印给对方核对。' },
} satisfies Guides<'times'>
