import type { comment } from '../../../resources/comments/comment.ts'
import type { Texts } from '../../../resources/core/index.ts'

const on = { patient: 'Patient', case: 'Case', hospital: 'Organisation', refundRequest: 'Refund request' }
const written = { text: 'Comment', named: 'Colleagues named' }

export default {
  name: 'Comment |||| Comments',
  fields: {
    ...on,
    ...written,
    done: 'Done',
    doneBy: 'Done by',
    doneAt: 'Done at',
    reopenedBy: 'Opened again by',
    reopenedAt: 'Opened again at',
    editedAt: 'Edited at',
  },
  sections: { comment: 'Comment', record: 'Record', state: 'State' },
  choices: {},
  actions: { finish: 'Mark as done', reopen: 'Open again' },
  done: { finish: 'Marked as done', reopen: 'Opened again' },
  inputs: { colleagues: { fields: on }, write: { fields: { ...on, ...written } }, rewrite: { fields: written } },
  confirms: { remove: 'The comment will be gone and cannot be brought back. Delete it?' },
  calls: { colleagues: 'See whom one may name', write: 'Write comments', rewrite: 'Edit one’s own comments' },
} satisfies Texts<typeof comment>
