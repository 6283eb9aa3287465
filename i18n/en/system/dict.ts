import type { Texts } from '../../../resources/core/index.ts'
import type { dict } from '../../../resources/system/dict.ts'

export default {
  name: 'Dictionary entry |||| Dictionary',
  fields: {
    group: 'Group',
    value: 'Value',
    label: 'Chinese label',
    labelEn: 'English label',
    sort: 'Order',
    enabled: 'Enabled',
  },
  hints: {
    value: 'Records store this value; it is used once in a group',
    sort: 'Smaller numbers come first',
    enabled: 'A disabled entry can no longer be chosen; records that use it still show it',
  },
  sections: { entry: 'Dictionary entry' },
  choices: {},
  actions: {},
  calls: { byGroup: 'Entries of a group', byGroupId: 'Entries of a group by its id' },
  inputs: { byGroup: { fields: { group: 'Key of the group' } }, byGroupId: { fields: { id: 'Id of the group' } } },
  confirms: { remove: 'An entry in use cannot be deleted, only disabled. Delete?' },
} satisfies Texts<typeof dict>
