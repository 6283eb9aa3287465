import type { Guides } from '../../Guides.ts'

/** What the pages of this capability are for, and how the first entry of a list comes about. */
export default {
  wxUser: {
    purpose: '在微信小程序登录过的监护人。',
    first: '监护人第一次登录小程序后自动出现。',
  },
  wxBinding: {
    purpose: '哪位监护人的微信可以查看哪位患者。',
    first: '监护人在小程序中绑定，或由员工代为绑定。',
  },
} satisfies Guides<'wechat'>
