import type { project } from '../../../resources/clinic/project.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: 'Training project |||| Training projects',
  fields: {
    name: 'Chinese name',
    nameEn: 'English name',
    type: 'Project type',
    eyes: 'Eyes it can be set for',
    sort: 'Order',
    remark: 'Remark',
    deleted: 'Deleted',
  },
  hints: {
    eyes: 'A plan can set minutes for these eyes only',
    sort: 'Smaller numbers come first; rows can also be dragged in the list',
  },
  sections: { project: 'Project' },
  choices: { eyes: { right: 'Right eye', left: 'Left eye', both: 'Both eyes', turn: 'In turn' } },
  actions: { recover: 'Recover' },
  done: { recover: 'Recovered' },
  calls: { checkName: 'Check the name', forPatient: 'Projects of a patient' },
  inputs: {
    checkName: { fields: { id: 'Number', name: 'Chinese name' } },
    forPatient: { fields: { id: 'Patient number' } },
  },
  confirms: {
    remove: 'A deleted project can no longer be put into plans; former plans keep it, and it can be recovered. Delete?',
  },
} satisfies Texts<typeof project>
