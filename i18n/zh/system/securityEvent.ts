import type { Texts } from '../../../resources/core/index.ts'
import type { securityEvent } from '../../../resources/system/securityEvent.ts'

export default {
  name: '安全日志',
  fields: {
    kind: '事件',
    operator: '操作人',
    account: '相关账号',
    device: '设备',
    apiToken: '访问令牌',
    hospital: '机构',
    call: '接口',
    detail: '详情',
    ip: 'IP 地址',
    browser: '浏览器',
    count: '发生次数',
    firstAt: '首次时间',
    lastAt: '最近时间',
    burst: '计数标识',
  },
  hints: { operator: '无人登录时为空', detail: '涉及的权限、字段或错误代码' },
  sections: { event: '事件', who: '来源' },
  choices: {
    kind: {
      signInFailed: '登录失败',
      accountLocked: '账号锁定',
      proofFailed: '密码或验证码错误',
      accessRefused: '无权访问',
      throttled: '请求过于频繁',
      passwordChanged: '密码变更',
      secretChanged: '密钥变更',
      settingChanged: '设置变更',
      sessionsEnded: '会话终止',
    },
  },
  actions: {},
  inputs: {},
} satisfies Texts<typeof securityEvent>
