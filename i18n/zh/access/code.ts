import type { Texts } from '../../../resources/core/index.ts'
import type { code } from '../../../resources/access/code.ts'

export default {
  name: '验证码',
  fields: {},
  sections: {},
  choices: {},
  actions: {},
  calls: { phone: '发送手机验证码', email: '发送邮箱验证码' },
  inputs: {
    phone: {
      fields: { phone: '手机号', purpose: '用途' },
      choices: { purpose: { signIn: '登录', findPass: '找回密码' } },
    },
    email: { fields: { email: '邮箱' } },
  },
} satisfies Texts<typeof code>
