import type { Texts } from '../../../resources/core/index.ts'
import type { dictGroup } from '../../../resources/system/dictGroup.ts'

export default {
  name: 'Dictionary group |||| Dictionary groups',
  fields: {
    name: 'Key',
    label: 'Chinese label',
    labelEn: 'English label',
    remark: 'Remark',
    entries: 'Options',
    fixed: 'Fixed',
  },
  hints: {
    name: 'Letters, digits, _ and - only',
    entries: 'A group with options cannot be deleted',
    fixed: 'Used by the product itself: options can be relabelled and reordered, not added, deleted or disabled',
  },
  sections: { group: 'Dictionary group' },
  choices: {},
  actions: {},
  inputs: {},
  confirms: { remove: 'A deleted dictionary group cannot be recovered. Delete?' },
} satisfies Texts<typeof dictGroup>
