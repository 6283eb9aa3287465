import type { Guides } from '../../Guides.ts'

/** What the pages of this capability are for, and how the first entry of a list comes about. */
export default {
  setUp: { purpose: '开始使用前要做的事：哪些已完成，哪些还没有，每一项都直接通向办理的页面。' },
} satisfies Guides<'setUp'>
