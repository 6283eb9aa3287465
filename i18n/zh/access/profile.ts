import type { Texts } from '../../../resources/core/index.ts'
import type { profile } from '../../../resources/access/profile.ts'

export default {
  name: '个人中心',
  fields: {},
  sections: {},
  choices: {},
  actions: {},
  calls: {
    read: '查看个人资料',
    reveal: '查看完整的手机号和邮箱',
    change: '修改个人资料',
    setAvatar: '更换头像',
    sendCode: '发送邮箱验证码',
    setEmail: '更换或确认邮箱',
    sessions: '查看自己的登录',
    endOthers: '退出其他登录',
    log: '查看操作记录',
    hospital: '查看所属机构',
  },
  inputs: {
    change: { fields: { name: '姓名', phone: '手机号', password: '当前密码' } },
    setAvatar: { fields: { avatar: '头像' } },
    sendCode: { fields: { email: '邮箱' } },
    setEmail: { fields: { email: '邮箱', code: '验证码', password: '当前密码' } },
    log: { fields: { page: '页码', size: '每页条数' } },
  },
} satisfies Texts<typeof profile>
