import type { Texts } from '../../resources/schema/index.ts'
import type { permission } from '../../resources/system/permission.ts'

export default {
  name: '权限',
  fields: {},
  sections: {},
  choices: {},
  actions: { all: '全部权限', tree: '权限树' },
  asks: {},
} satisfies Texts<typeof permission>
