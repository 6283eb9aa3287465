import type { Guides } from '../../Guides.ts'

/** What the pages of this capability are for, and how the first entry of a list comes about. */
export default {
  wxUser: {
    purpose: 'Guardians who signed in to the WeChat mini program.',
    first: 'They appear when guardians first sign in to the mini program.',
  },
  wxBinding: {
    purpose: 'Which WeChat accounts may see which patients.',
    first: 'Guardians bind their children in the mini program, or staff does it for them.',
  },
} satisfies Guides<'wechat'>
