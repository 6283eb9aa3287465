import type { Texts } from '../../../resources/core/index.ts'
import type { apiToken } from '../../../resources/integrations/apiToken.ts'

export default {
  name: '访问令牌',
  fields: {
    name: '名称',
    operator: '所有者',
    hospital: '机构',
    access: '可做的事',
    roles: '限于角色',
    hospitals: '限于机构',
    expiresAt: '到期时间',
    state: '状态',
    lastUsedAt: '上次使用',
    lastUsedIp: '上次使用的地址',
    revokedAt: '吊销时间',
    remark: '备注',
  },
  hints: {
    access: '无论如何都不会超过您自己当时的权限',
    roles: '只能做这些角色允许、且您自己也能做的事；不选则与您相同',
    hospitals: '只能访问这些机构的数据；不选则与您的数据范围相同',
    expiresAt: '最长一年',
  },
  sections: { token: '令牌', rights: '权限' },
  choices: { access: { look: '只能查看', full: '查看和修改' }, state: { active: '有效', revoked: '已吊销' } },
  actions: { revoke: '吊销' },
  done: { revoke: '已吊销' },
  inputs: {},
  outputs: { create: { token: '令牌（只显示这一次，请立即保存）' } },
  confirms: { revoke: '使用该令牌的程序会立即无法访问，且不能恢复。确定吊销吗？' },
} satisfies Texts<typeof apiToken>
