import type { treatmentPlan } from '../../../resources/clinic/treatmentPlan.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { planItemTexts } from './planItem.ts'

export default {
  name: 'Treatment plan |||| Treatment plans',
  fields: {
    number: 'Plan number',
    patient: 'Patient',
    hospital: 'Organisation',
    edition: 'Edition',
    startsOn: 'Starts on',
    endedOn: 'Ended on',
    current: 'Current plan',
    items: 'Training projects',
    minutes: 'Minutes a day',
    replaces: 'Replaces',
    remark: 'Remark',
  },
  hints: { startsOn: 'The former edition holds until this day' },
  sections: { plan: 'Plan', grid: 'Training projects' },
  choices: {},
  items: { items: planItemTexts },
  actions: {},
  inputs: {},
} satisfies Texts<typeof treatmentPlan>
