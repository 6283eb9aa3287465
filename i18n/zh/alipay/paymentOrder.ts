import type { paymentOrder } from '../../../resources/alipay/paymentOrder.ts'
import type { Texts } from '../../../resources/core/index.ts'

const way = '付款方式'
const ways = { qr: '扫码付款', page: '在支付宝网页付款' }
const order = { paymentOrder: '支付订单' }

export default {
  name: '支付宝订单',
  fields: {
    number: '订单号',
    hospital: '机构',
    purpose: '用途',
    rechargeType: '充值类型',
    times: '次数',
    amount: '金额',
    price: '采购价格',
    way,
    state: '状态',
    failure: '失败原因',
    tradeNo: '支付宝交易号',
    receivedAmount: '实收金额',
    refundedAmount: '已退金额',
    fee: '支付宝手续费',
    billedOn: '支付宝账单日',
    purchase: '充值记录',
    expiresAt: '付款截止时间',
    paidAt: '付款时间',
    closedAt: '关闭时间',
    qrCode: '付款码',
    appId: '应用 AppID',
    checks: '查询次数',
    checkAt: '下次查询时间',
  },
  hints: { checkAt: '没有收到支付宝通知时，会主动查询' },
  sections: { order: '订单', payment: '付款' },
  choices: {
    purpose: { topUp: '充值', test: '测试付款' },
    way: ways,
    state: { made: '待付款', paid: '已付款', closed: '已关闭', refunded: '已退款', failed: '失败' },
    failure: { amount: '付款金额不符，款项会退回', organisation: '机构已删除，款项会退回' },
  },
  actions: { topUp: '支付宝充值', test: '创建测试订单', close: '关闭订单', refund: '退款' },
  done: { topUp: '订单已创建', test: '测试订单已创建', close: '订单已关闭', refund: '已提交退款' },
  calls: { start: '开始付款', check: '查询付款结果' },
  inputs: {
    topUp: { fields: { hospital: '机构', rechargeType: '充值类型', times: '次数', way }, choices: { way: ways } },
    test: { fields: { way }, choices: { way: ways } },
    start: { fields: order },
    check: { fields: order },
  },
  confirms: { close: '关闭后不能再支付这个订单。确定关闭吗？', refund: '已付的款项会通过支付宝退回。确定退款吗？' },
} satisfies Texts<typeof paymentOrder>
