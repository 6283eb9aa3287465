import type { planTemplate } from '../../../resources/clinic/planTemplate.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { planItemTexts } from './planItem.ts'

export default {
  name: 'Plan template |||| Plan templates',
  fields: {
    name: 'Template name',
    hospitals: 'Offered to',
    items: 'Training projects',
    remark: 'Remark',
    deleted: 'Deleted',
  },
  hints: { hospitals: 'None chosen means all organisations' },
  sections: { template: 'Template', plan: 'Training projects' },
  choices: {},
  items: { items: planItemTexts },
  actions: { recover: 'Recover' },
  done: { recover: 'Recovered' },
  inputs: {},
  confirms: { remove: 'Plans can no longer begin from a deleted template; it can be recovered. Delete?' },
} satisfies Texts<typeof planTemplate>
