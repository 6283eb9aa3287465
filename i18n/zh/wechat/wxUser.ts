import type { Texts } from '../../../resources/core/index.ts'
import type { wxUser } from '../../../resources/wechat/wxUser.ts'

export default {
  name: '微信用户',
  fields: {
    nickname: '昵称',
    avatar: '头像',
    openId: '微信 OpenID',
    unionId: '微信 UnionID',
    mobile: '手机号',
    follows: '已关注公众号',
    lastSeenAt: '最近使用',
  },
  hints: { openId: '只保留首尾字符，完整的标识不保存', mobile: '绑定患者时通过验证码验证的监护人手机号' },
  sections: { account: '微信用户' },
  choices: {},
  inputs: {},
  actions: {},
} satisfies Texts<typeof wxUser>
