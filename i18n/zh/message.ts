import type { Texts } from '../../resources/schema/index.ts'
import type { message } from '../../resources/system/message.ts'

export default {
  name: '消息记录',
  fields: { channel: '渠道', recipient: '接收人', subject: '主题', body: '正文', state: '状态' },
  hints: { body: '可能包含一次性密码或验证码，仅有权限者可见' },
  sections: { message: '消息' },
  choices: { channel: { sms: '短信', email: '邮件' }, state: { logged: '仅记录', sent: '已发送', failed: '发送失败' } },
  actions: {},
  asks: {},
  empty: '还没有消息记录',
} satisfies Texts<typeof message>
