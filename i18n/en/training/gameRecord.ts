import type { gameRecord } from '../../../resources/training/gameRecord.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { ageBands } from '../core/ageBands.ts'

export default {
  name: 'Game record |||| Game records',
  fields: {
    patient: 'Patient',
    hospital: 'Organisation',
    project: 'Training project',
    game: 'Training game',
    eye: 'Eyes',
    startedAt: 'Started at',
    day: 'Training day',
    minutes: 'Minutes',
    score: 'Score',
    level: 'Level',
    device: 'Training device',
    uuid: 'Record number',
    clientStartedAt: 'Started by the device clock',
    ageBand: 'Age then',
    gender: 'Gender',
  },
  hints: { clientStartedAt: 'Differs from the start where the clock of the device was wrong' },
  sections: {},
  choices: {
    eye: { right: 'Right eye', left: 'Left eye', both: 'Both eyes', turn: 'In turn' },
    gender: { male: 'Male', female: 'Female' },
    ageBand: ageBands,
  },
  actions: {},
  calls: { batch: 'Send records' },
  inputs: {
    batch: {
      fields: { sentAt: 'Clock of the device as it sends', clientVersion: 'Client version', records: 'Records' },
    },
  },
} satisfies Texts<typeof gameRecord>
