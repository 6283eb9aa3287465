import type { Texts } from '../../../resources/core/index.ts'
import type { webhookDelivery } from '../../../resources/integrations/webhookDelivery.ts'
import message from '../system/message.ts'

export default {
  name: '推送记录',
  fields: {
    name: '名称',
    webhook: '事件推送',
    hospital: '机构',
    event: '事件',
    resource: '对象',
    record: '记录编号',
    state: '状态',
    reason: '未送达原因',
    detail: '对方返回',
    tries: '尝试次数',
    nextTryAt: '下次尝试',
    sentAt: '送达时间',
  },
  sections: { event: '事件', delivery: '发送' },
  choices: {
    state: { waiting: '待发送', sent: '已送达', failed: '未送达', withheld: '未发送' },
    reason: {
      ...message.choices.reason,
      operator: '所有者的账号已停用',
      permission: '所有者没有查看权限',
      record: '记录不在所有者的数据范围内',
    },
  },
  actions: { replay: '重新发送' },
  done: { replay: '已重新发送' },
  inputs: {},
} satisfies Texts<typeof webhookDelivery>
