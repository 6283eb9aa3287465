import type { Texts } from '../../../resources/core/index.ts'
import type { alipaySetting } from '../../../resources/system/alipaySetting.ts'

export default {
  name: '支付宝',
  fields: {
    on: '机构可以使用支付宝付款',
    sandbox: '沙箱环境',
    gateway: '网关地址',
    appId: '应用 AppID',
    privateKey: '应用私钥',
    alipayPublicKey: '支付宝公钥',
    closeAfter: '订单未付款关闭时间（分钟）',
    differencesTo: '账单差异接收人',
  },
  hints: {
    on: '机构按采购价格购买次数。关闭后，已创建的订单仍会处理完毕',
    sandbox: '用于试用：沙箱里没有真实付款，只能创建测试订单。沙箱有单独的网关地址、应用和密钥',
    gateway: '一般不用修改；修改时需要重新填写应用私钥',
    appId: '在支付宝开放平台查看',
    privateKey: '应用签名用的私钥（RSA2），可以粘贴文本或选择文件。加密保存，任何人都不能查看',
    alipayPublicKey: '支付宝的公钥，不是应用公钥，用来核对支付宝返回的内容',
    differencesTo: '账单与记录不一致，或者账单无法核对时，各通知一次',
  },
  sections: { app: '应用', orders: '订单', bills: '账单' },
  actions: {},
  calls: { test: '测试连接' },
  inputs: {},
  choices: {},
} satisfies Texts<typeof alipaySetting>
