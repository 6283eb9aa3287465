import type { Texts } from '../../../resources/core/index.ts'
import type { session } from '../../../resources/access/session.ts'

export default {
  name: '会话',
  fields: {},
  sections: {},
  choices: {},
  actions: {},
  calls: {
    login: '登录',
    loginCode: '两步验证登录',
    phoneLogin: '手机验证码登录',
    info: '当前用户',
    logout: '退出登录',
    reauthenticate: '用密码确认身份',
  },
  inputs: {
    login: { fields: { username: '用户名', password: '密码', remember: '记住我' } },
    loginCode: { fields: { ticket: '登录凭据', code: '验证码或恢复码' } },
    phoneLogin: { fields: { phone: '手机号', code: '验证码', remember: '记住我' } },
    reauthenticate: { fields: { password: '密码', code: '验证码或恢复码', purpose: '用途' } },
  },
} satisfies Texts<typeof session>
