import type { Texts } from '../../../resources/core/index.ts'
import type { wx } from '../../../resources/wechat/wx.ts'

const patient = '患者编号'
const proof = { account: '患者账号', mobile: '监护人手机号' }
const paged = { page: '页码', size: '每页条数' }

export default {
  name: '监护人小程序',
  fields: {},
  sections: {},
  choices: {},
  actions: {},
  calls: {
    signIn: '微信登录',
    profile: '更新昵称与头像',
    sendCode: '向监护人手机发送验证码',
    bind: '绑定患者',
    unbind: '解除绑定',
    patients: '查看已绑定的患者',
    patient: '查看患者的训练情况',
    mail: '查看来信',
    read: '标记来信已读',
  },
  inputs: {
    signIn: { fields: { code: '微信登录凭证' } },
    profile: { fields: { nickname: '昵称', follows: '已关注公众号', avatar: '头像' } },
    sendCode: { fields: proof },
    bind: { fields: { ...proof, code: '验证码' } },
    unbind: { fields: { patient } },
    patient: { fields: { patient } },
    mail: { fields: { patient, ...paged } },
    read: { fields: { patient, id: '来信编号' } },
  },
} satisfies Texts<typeof wx>
