import type { Texts } from '../../../resources/core/index.ts'
import type { online } from '../../../resources/access/online.ts'

export default {
  name: '在线用户',
  fields: {
    operator: '账号',
    name: '姓名',
    hospital: '所属机构',
    roles: '角色',
    ip: 'IP 地址',
    browser: '浏览器',
    signedInAt: '登录时间',
    lastUsedAt: '最近使用',
    remember: '记住登录',
    isOwn: '当前会话',
  },
  sections: {},
  choices: {},
  actions: { kick: '强制下线' },
  done: { kick: '已强制下线' },
  inputs: {},
  confirms: { kick: '该会话将立即退出登录，未保存的内容可能丢失。账号的变更记录会写明是谁操作的。' },
  outputs: { kick: { done: '已下线' } },
} satisfies Texts<typeof online>
