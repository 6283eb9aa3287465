import type { card } from '../../../resources/cards/card.ts'
import type { Texts } from '../../../resources/core/index.ts'

const buyer = { customer: '顾客', organisation: '机构' }
const payer = { organisation: '机构', platform: '平台' }
const proof = { number: '卡号', code: '卡密' }

export default {
  name: '充值卡',
  fields: {
    number: '卡号',
    type: '卡类型',
    batch: '批次',
    hospital: '所属机构',
    state: '状态',
    rechargeType: '充值类型',
    times: '充值次数',
    giveTimes: '赠送次数',
    price: '售价',
    validDays: '有效天数',
    validUntil: '有效期至',
    buyer: '买方',
    payer: '扣费账户',
    amount: '应收金额',
    refundedAmount: '已退金额',
    payStatus: '支付状态',
    channel: '支付渠道',
    paidAt: '支付时间',
    soldAt: '售出时间',
    redeemedAt: '兑换时间',
    patient: '兑换患者',
    request: '退款申请',
  },
  hints: {
    payer: '卡里的次数从该账户转入，退卡时退回该账户',
    amount: '卡兑换后，补收和退款记在兑换得到的充值记录上',
    validDays: '从售出之日起计算',
  },
  sections: { card: '充值卡', sale: '售出', redemption: '兑换' },
  choices: {
    state: { new: '未售出', sold: '已售出', redeemed: '已兑换', void: '已作废', expired: '已过期' },
    buyer,
    payer,
    payStatus: { unpaid: '未支付', paid: '已支付', refunded: '已退款' },
  },
  actions: { sell: '售出', pay: '标记已支付', refund: '退卡', cancel: '作废', extend: '延长有效期' },
  done: { sell: '已售出', pay: '已标记为已支付', refund: '已退卡', cancel: '已作废', extend: '有效期已延长' },
  calls: { redeem: '兑换充值卡', redeemOwn: '训练端兑换充值卡' },
  inputs: {
    sell: {
      fields: { buyer: '卖给', hospital: '买卡的机构', payer: '扣费账户', payStatus: '支付状态', channel: '支付渠道' },
      choices: { buyer, payer, payStatus: { unpaid: '未支付', paid: '已支付' } },
    },
    pay: { fields: { channel: '支付渠道' } },
    refund: { fields: { reason: '退卡原因' } },
    cancel: { fields: { reason: '作废原因' } },
    extend: { fields: { validUntil: '有效期至' } },
    redeem: { fields: { patient: '患者', ...proof } },
    redeemOwn: { fields: proof },
  },
  outputs: { refund: { state: '结果', request: '退款申请', amount: '退款金额' } },
  confirms: {
    refund: '卡里的次数全部退回原账户，所付金额退还买方，卡随即作废。确定退卡吗？',
    cancel: '作废的卡不能再出售或兑换；已售出未支付的，次数退回原账户，应收取消。确定作废吗？',
  },
} satisfies Texts<typeof card>
