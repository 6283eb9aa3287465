import type { Guides } from '../../Guides.ts'

/** What the pages of this capability are for, and how the first entry of a list comes about. */
export default {
  cardType: {
    purpose: '充值卡的种类：含多少次、售价和有效期。',
    first: '新建第一种卡，然后按它制卡。',
  },
  cardBatch: {
    purpose: '一次制作的一批充值卡。',
    first: '新建批次，卡会在后台制作。',
  },
  card: {
    purpose: '每张充值卡的状态：未售、已售、已兑换或作废。',
    first: '在“制卡批次”中制卡。',
  },
} satisfies Guides<'cards'>
