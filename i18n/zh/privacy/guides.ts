import type { Guides } from '../../Guides.ts'

/** What the pages of this capability are for, and how the first entry of a list comes about. */
export default {
  dataRequest: {
    purpose: '监护人要求查阅、复制、更正或删除孩子资料的申请，须在 15 个工作日内答复。',
    first: '收到申请时在这里登记。',
  },
  removal: {
    purpose: '超过保存期限、即将清理的资料，以及已清理的数量。',
    first: '资料到期时自动出现。保存期限在全局设置中规定。',
  },
} satisfies Guides<'privacy'>
