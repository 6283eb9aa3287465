import type { Texts } from '../../../resources/core/index.ts'
import type { message } from '../../../resources/system/message.ts'

export default {
  name: '消息记录',
  fields: {
    channel: '渠道', recipient: '接收人', about: '内容类别', language: '语言', body: '正文', parts: '附件与格式', state: '状态', tries: '尝试次数', reason: '失败原因', detail: '对方返回', nextTryAt: '下次尝试',
    sentAt: '发送时间', validUntil: '有效期至',
  },
  hints: { state: '消息内容任何人都无法查看；服务未启用时没有发送任何内容' },
  sections: { message: '消息', delivery: '发送情况' },
  choices: {
    channel: { sms: '短信', email: '邮件' },
    about: { oneTimePassword: '账号与一次性密码', code: '验证码', account: '账号安全提醒', settingsChanged: '系统设置已变更', reexamination: '复查提醒', report: '订阅的报表', letter: '站内信', failures: '系统异常', test: '测试消息' },
    language: { zh: '中文', en: '英文', both: '中英双语' },
    state: { logged: '未发送（服务未启用）', waiting: '等待发送', sent: '已发送', failed: '发送失败', expired: '已过期' },
    reason: {
      unreachable: '无法连接服务器', timeout: '服务器没有及时响应', encryption: '无法建立加密连接', signIn: '服务器不接受账号或密钥', recipient: '服务器不接受该接收人',
      refused: '服务器拒绝了这条消息', notConfigured: '发送服务未启用', secret: '保存的密码或密钥无法读取，请重新填写', unexpected: '意外错误',
    },
  },
  actions: { retry: '重新发送' },
  inputs: {},
} satisfies Texts<typeof message>
