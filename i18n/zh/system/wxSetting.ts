import type { Texts } from '../../../resources/core/index.ts'
import type { wxSetting } from '../../../resources/system/wxSetting.ts'

export default {
  name: '微信',
  fields: { on: '启用微信小程序登录', apiUrl: '微信接口地址', appId: '小程序 AppID', appSecret: '小程序 AppSecret' },
  hints: {
    on: '监护人用微信登录小程序，绑定孩子后查看训练情况',
    apiUrl: '一般不需要修改；可以填写能访问微信的代理地址，更换时须重新填写 AppSecret',
    appId: '在微信公众平台的“开发管理”中查看',
    appSecret: '加密保存，任何人都不能读取',
  },
  sections: { miniProgram: '小程序' },
  actions: {},
  calls: { test: '测试连接' },
  inputs: {},
  choices: {},
} satisfies Texts<typeof wxSetting>
