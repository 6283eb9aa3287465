import type { grayPublish } from '../../../resources/content/grayPublish.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: 'Gray release |||| Gray releases',
  fields: {
    name: 'Name',
    software: 'Version',
    hospitals: 'Organisations',
    percentage: 'Share of devices (%)',
    begins: 'From',
    ends: 'Until',
    state: 'State',
  },
  hints: {
    software: 'A draft is published with the start, for the chosen devices alone',
    hospitals: 'None means all',
    percentage: 'A larger share takes it away from no device that has it',
    ends: 'Afterwards devices keep it that have it, and no others get it; empty for no end',
  },
  sections: { share: 'Who gets it' },
  choices: {
    state: { planned: 'Planned', running: 'Running', paused: 'Paused', finished: 'For all', rolledBack: 'Rolled back' },
  },
  actions: { start: 'Start', pause: 'Pause', finish: 'Release to all', rollBack: 'Roll back' },
  done: { start: 'Started', pause: 'Paused', finish: 'Released to all', rollBack: 'Rolled back' },
  calls: { reach: 'See how far it came' },
  inputs: {},
  outputs: {
    reach: {
      asked: 'Devices that asked',
      got: 'Devices that were offered it',
      runs: 'Devices that run it',
      failures: 'Failures reported',
      failing: 'Devices that reported any',
    },
  },
  confirms: {
    start: 'The chosen share of devices will be offered this version. Start?',
    finish: 'All devices will be offered this version. Release it to all?',
    rollBack:
      'No device will be offered this version any more; where it is installed, an earlier one has to be put back. Roll back?',
    remove: 'What is deleted cannot be brought back. Delete it?',
  },
} satisfies Texts<typeof grayPublish>
