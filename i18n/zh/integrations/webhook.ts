import type { Texts } from '../../../resources/core/index.ts'
import type { webhook } from '../../../resources/integrations/webhook.ts'

export default {
  name: '事件推送',
  fields: {
    name: '名称',
    operator: '所有者',
    hospital: '机构',
    address: '接收地址',
    events: '事件',
    secret: '签名密钥',
    state: '状态',
    remark: '备注',
    deleted: '已删除',
  },
  items: { events: { fields: { event: '事件' } } },
  hints: {
    address: '以 https:// 开头，不能是本机或内部网络的地址',
    events: '只通知您自己有权查看的记录，内容与您看到的一样，敏感信息仍然隐藏',
    secret: '对方用它核对签名，至少 16 个字符',
  },
  sections: { webhook: '接收方', events: '通知什么' },
  choices: { state: { active: '启用', paused: '已暂停' } },
  actions: { test: '发送测试', pause: '暂停', resume: '恢复', recover: '恢复记录' },
  done: { test: '测试已发送', pause: '已暂停', resume: '已恢复', recover: '记录已恢复' },
  inputs: {},
  confirms: { remove: '删除后不再通知对方，可以恢复。确定删除吗？' },
} satisfies Texts<typeof webhook>
