import type { Guides } from '../../Guides.ts'

/** What the pages of this capability are for, and how the first entry of a list comes about. */
export default {
  apiToken: {
    purpose: '其他系统访问接口的令牌，权限不超过所属操作员。',
    first: '为要接入的系统新建令牌，令牌只显示一次。',
  },
  webhook: {
    purpose: '记录发生变化时，自动通知其他系统。',
    first: '填写对方的地址，选择要通知的事件。',
  },
  webhookDelivery: {
    purpose: '每次推送的结果，失败的可以重新发送。',
    first: '启用事件推送后自动出现。',
  },
} satisfies Guides<'integrations'>
