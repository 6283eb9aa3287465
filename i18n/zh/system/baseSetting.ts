import type { Texts } from '../../../resources/core/index.ts'
import type { baseSetting } from '../../../resources/system/baseSetting.ts'

export default {
  name: '基本设置',
  fields: {
    productName: '产品名称',
    productNameEn: '产品名称（英文）',
    timeZone: '业务时区',
    contactName: '联系人',
    contactPhone: '联系电话',
    contactEmail: '联系邮箱',
    failuresTo: '异常通知接收人',
  },
  hints: {
    productName: '显示在登录页和页面标题中',
    timeZone: '决定每个训练日的起止、报表的日期和页面上显示的时间',
    contactName: '联系方式会显示在登录页，任何人都能看到',
    failuresTo: '出现新的异常或频繁出现异常、任务失败、消息发送失败，以及恢复正常时，各发一封邮件',
  },
  sections: { product: '产品', contact: '联系方式', failures: '异常' },
  choices: {},
  actions: {},
  inputs: {},
} satisfies Texts<typeof baseSetting>
