import type { Guides } from '../../Guides.ts'

/** What the pages of this capability are for, and how the first entry of a list comes about. */
export default {
  comment: {
    purpose: '同事在患者、病例、机构和退款申请上的留言，可以点名提醒。',
    first: '在这些记录的页面上写评论。',
  },
} satisfies Guides<'comments'>
