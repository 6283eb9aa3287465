import { ageGroups } from '../../domain/age.ts'
import { planEyes } from '../../domain/eyes.ts'
import { choice, date, datetime, integer, items, ref, resource, text } from '../core/index.ts'
import { clientVersion } from './device.ts'
import { mostGameCode } from './game.ts'

/** Most records of one call, and most minutes of one record. */
export const mostRecords = 500
export const mostRecordMinutes = 600

/**
 * A record as a training client sends it. `patient` is the number that signing in there gave, `game` the code of the
 * game; `startedAt` is by the clock of the client.
 */
export const sentRecord = {
  uuid: text({ required: true, max: 36, match: 'uuid' }),
  patient: integer({ required: true, min: 1 }),
  project: integer({ required: true, min: 1 }),
  game: text({ max: mostGameCode }),
  eye: choice(planEyes),
  startedAt: datetime({ required: true }),
  minutes: integer({ required: true, min: 0, max: mostRecordMinutes }),
  score: integer({ min: 0 }),
  level: integer({ min: 0 }),
}

/**
 * A training exercise that a patient did, as a training client recorded it. Rows come from clients alone and never
 * change.
 */
export const gameRecord = resource({
  name: 'gameRecord',
  label: 'uuid',
  about: 'patient',
  scopedBy: 'hospital',
  staff: ['patient'],
  erasure: 'remove',
  fields: {
    patient: ref('patient', {
      required: true,
      readOnly: true,
      on: { merge: 'move', transfer: 'follow', remove: 'keep' },
    }),
    hospital: ref('hospital', { required: true, follows: 'patient', on: { remove: 'keep' } }),
    project: ref('project', { required: true, readOnly: true }),
    game: ref('game', { readOnly: true }),
    eye: choice(planEyes, { readOnly: true }),
    startedAt: datetime({ required: true, readOnly: true }),
    /** The training day: the date of its start in the business time zone. */
    day: date({ required: true, readOnly: true }),
    minutes: integer({ required: true, readOnly: true }),
    score: integer({ readOnly: true }),
    level: integer({ readOnly: true }),
    /** Of the patient on that day. */
    ageBand: choice(ageGroups, { readOnly: true }),
    gender: choice(['male', 'female'], { readOnly: true }),
    device: ref('device', { required: true, readOnly: true }),
    /** Made by the client, so that a record that is sent again is stored once. */
    uuid: text({ required: true, readOnly: true, max: 36, unique: 'ever' }),
    /** Its start by the client's own clock, before that was corrected. */
    clientStartedAt: datetime({ required: true, readOnly: true }),
  },
  list: {
    columns: [
      'startedAt',
      'patient',
      'hospital',
      'project',
      'game',
      'eye',
      'minutes',
      'score',
      'level',
      'device',
      'createdAt',
      'ageBand',
      'gender',
    ],
    spare: ['game', 'level', 'device', 'createdAt', 'ageBand', 'gender'],
    card: ['patient', 'project', 'game', 'minutes', 'score'],
    filters: ['patient', 'hospital', 'project', 'game', 'device', 'day'],
    search: ['patient'],
    sort: ['startedAt', 'DESC'],
  },
  actions: {
    list: {},
    get: {},
  },
  calls: {
    /**
     * Takes records in any order and however late. Each is stored once; what is wrong with one is said of that one
     * alone.
     */
    batch: {
      by: 'device',
      /** `sentAt` is the clock of the client as it sends, by which that of the records is corrected. */
      input: {
        sentAt: datetime({ required: true }),
        clientVersion,
        records: items(sentRecord, { required: true, max: mostRecords, apart: true }),
      },
      output: {
        stored: integer({ required: true }),
        /** They were stored by an earlier call. */
        repeated: integer({ required: true }),
        bad: items({
          index: integer({ required: true }),
          uuid: text(),
          field: text({ required: true }),
          message: text({ required: true }),
        }),
        serverTime: datetime({ required: true }),
      },
    },
  },
})
