import type { alipayBill } from '../../../resources/alipay/alipayBill.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: '支付宝账单',
  fields: {
    day: '账单日期', state: '状态', trouble: '无法核对的原因', lines: '笔数', received: '收款', refunded: '退款', fees: '手续费', otherLines: '其他业务笔数', differences: '差异', merchant: '商家账号', appId: '应用 AppID',
    comparedAt: '核对时间', tries: '获取次数', checkAt: '下次获取时间', toldAt: '通知时间', skipReason: '跳过原因',
  },
  hints: { otherLines: '同一商家账号的其他收支，不属于本系统' },
  sections: { bill: '账单', fetched: '获取与核对' },
  choices: {
    state: { waiting: '待核对', compared: '已核对', none: '当天没有账单', skipped: '已跳过' },
    trouble: {
      notThere: '支付宝还没有生成账单', unreachable: '无法连接支付宝或下载账单', refused: '支付宝不允许这个应用下载账单', appId: '支付宝不认识这个 AppID', privateKey: '支付宝不认可应用私钥的签名', alipayPublicKey: '签名与支付宝公钥不符',
      tooLarge: '账单过大', noZip: '下载的内容不是压缩包，或者已损坏', noBill: '压缩包里没有账单明细', encoding: '账单的编码不正确', columns: '账单的列不正确', incomplete: '账单不完整，笔数与合计不符', otherDay: '不是这一天的账单', otherMerchant: '是另一个商家的账单',
    },
  },
  actions: { retry: '立即重试', skip: '跳过' },
  inputs: { skip: { fields: { reason: '跳过原因' } } },
  confirms: { skip: '跳过后不再获取这一天的账单；这一天的付款和退款如果也不在之后的账单里，会记为差异。确定跳过吗？' },
} satisfies Texts<typeof alipayBill>
