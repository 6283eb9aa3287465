import type { Texts } from '../../../resources/core/index.ts'
import type { permission } from '../../../resources/access/permission.ts'

export default {
  name: '权限',
  fields: {},
  sections: {},
  choices: {},
  actions: {},
  calls: { all: '全部权限', tree: '权限树' },
  inputs: {},
} satisfies Texts<typeof permission>
