import type { Texts } from '../../../resources/core/index.ts'
import type { secondFactor } from '../../../resources/access/secondFactor.ts'

const proof = { password: '当前密码', code: '验证码或恢复码' }

export default {
  name: '两步验证',
  fields: {},
  sections: {},
  choices: {},
  actions: {},
  calls: {
    state: '查看两步验证',
    setUp: '设置两步验证',
    confirm: '确认两步验证',
    renewCodes: '更换恢复码',
    turnOff: '关闭两步验证',
  },
  inputs: {
    setUp: { fields: proof },
    confirm: { fields: { code: '验证码' } },
    renewCodes: { fields: proof },
    turnOff: { fields: proof },
  },
} satisfies Texts<typeof secondFactor>
