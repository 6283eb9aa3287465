import type { projectType } from '../../resources/business/projectType.ts'
import type { Texts } from '../../resources/schema/index.ts'

export default {
  name: 'Project type |||| Project types',
  fields: { name: 'Chinese name', nameEn: 'English name', sort: 'Order', remark: 'Remark', projects: 'Projects', deleted: 'Deleted' },
  hints: { sort: 'Smaller numbers come first; rows can also be dragged in the list', projects: 'A type that still has projects cannot be deleted' },
  sections: { type: 'Type' },
  choices: {},
  actions: { recover: 'Recover', checkName: 'Check the name' },
  asks: { checkName: { fields: { id: 'Number', name: 'Chinese name' } } },
  confirms: { remove: 'A deleted type can no longer be chosen for projects; it can be recovered. Delete?' },
  empty: 'No project types yet',
} satisfies Texts<typeof projectType>
