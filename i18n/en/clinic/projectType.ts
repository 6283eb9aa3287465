import type { projectType } from '../../../resources/clinic/projectType.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: 'Project type |||| Project types',
  fields: {
    name: 'Chinese name',
    nameEn: 'English name',
    consumes: 'Takes times of',
    sort: 'Order',
    remark: 'Remark',
    projects: 'Projects',
    deleted: 'Deleted',
  },
  hints: {
    consumes: 'What a day takes whose first record is of such a project',
    sort: 'Smaller numbers come first; rows can also be dragged in the list',
    projects: 'A type that still has projects cannot be deleted',
  },
  sections: { type: 'Type' },
  choices: { consumes: { ordinary: 'Ordinary', naked3d: 'Naked-eye 3D' } },
  actions: { recover: 'Recover' },
  done: { recover: 'Recovered' },
  calls: { checkName: 'Check the name' },
  inputs: { checkName: { fields: { id: 'Number', name: 'Chinese name' } } },
  confirms: { remove: 'A deleted type can no longer be chosen for projects; it can be recovered. Delete?' },
} satisfies Texts<typeof projectType>
