import type { comment } from '../../../resources/comments/comment.ts'
import type { Texts } from '../../../resources/core/index.ts'

const on = { patient: '患者', case: '病例', hospital: '机构', refundRequest: '退款申请' }
const written = { text: '评论内容', named: '提到的同事' }

export default {
  name: '评论',
  fields: {
    ...on,
    ...written,
    done: '已完成',
    doneBy: '完成人',
    doneAt: '完成时间',
    reopenedBy: '重新打开人',
    reopenedAt: '重新打开时间',
    editedAt: '作者修改时间',
  },
  sections: { comment: '评论', record: '所属记录', state: '处理情况' },
  choices: {},
  actions: { finish: '标记为已完成', reopen: '重新打开' },
  done: { finish: '已标记为已完成', reopen: '已重新打开' },
  inputs: { colleagues: { fields: on }, write: { fields: { ...on, ...written } }, rewrite: { fields: written } },
  confirms: { remove: '评论将被删除，不能恢复。确定删除吗？' },
  calls: { colleagues: '查看可以提到的同事', write: '写评论', rewrite: '修改自己的评论' },
} satisfies Texts<typeof comment>
