import type { Texts } from '../../../resources/core/index.ts'
import type { wxUser } from '../../../resources/wechat/wxUser.ts'

export default {
  name: 'WeChat user |||| WeChat users',
  fields: {
    nickname: 'Nickname',
    avatar: 'Picture',
    openId: 'WeChat OpenID',
    unionId: 'WeChat UnionID',
    mobile: 'Mobile',
    follows: 'Follows the account',
    lastSeenAt: 'Last seen',
  },
  hints: {
    openId: 'The beginning and the end alone; the whole id is kept nowhere',
    mobile: 'The guardian’s mobile that a code proved when a patient was bound',
  },
  sections: { account: 'WeChat user' },
  choices: {},
  inputs: {},
  actions: {},
} satisfies Texts<typeof wxUser>
