import type { Texts } from '../../../resources/core/index.ts'
import type { wxSetting } from '../../../resources/system/wxSetting.ts'

export default {
  name: 'WeChat',
  fields: {
    on: 'Let guardians sign in by the mini program',
    apiUrl: 'Address of WeChat’s server',
    appId: 'AppID of the mini program',
    appSecret: 'AppSecret of the mini program',
  },
  hints: {
    on: 'They bind their children and see how training goes',
    apiUrl: 'Usually as it is; or a proxy that reaches WeChat. Enter the AppSecret again when it changes',
    appId: 'From WeChat’s page for developers',
    appSecret: 'Kept encrypted, nobody can read it',
  },
  sections: { miniProgram: 'Mini program' },
  actions: {},
  calls: { test: 'Test the connection' },
  inputs: {},
  choices: {},
} satisfies Texts<typeof wxSetting>
