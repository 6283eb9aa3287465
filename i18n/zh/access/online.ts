import type { Texts } from '../../../resources/core/index.ts'
import type { online } from '../../../resources/access/online.ts'

export default {
  name: '在线用户',
  fields: {},
  sections: {},
  choices: {},
  actions: {},
  calls: { all: '查看在线用户', kick: '强制下线' },
  inputs: { all: { fields: { page: '页码', size: '每页条数', q: '搜索', operator: '操作员' } }, kick: { fields: { id: '会话' } } },
} satisfies Texts<typeof online>
