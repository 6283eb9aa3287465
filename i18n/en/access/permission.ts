import type { Texts } from '../../../resources/core/index.ts'
import type { permission } from '../../../resources/access/permission.ts'

export default {
  name: 'Permission |||| Permissions',
  fields: {},
  sections: {},
  choices: {},
  actions: {},
  calls: { all: 'All permissions', tree: 'Permission tree' },
  inputs: {},
} satisfies Texts<typeof permission>
