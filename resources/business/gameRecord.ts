import { choice, date, datetime, integer, ref, resource, text } from '../schema/index.ts'
import { trainedEyes } from './project.ts'

/** A training exercise that a patient did, as a training client recorded it. Rows come from clients alone and never change. */
export const gameRecord = resource({
  name: 'gameRecord',
  label: 'uuid',
  scopedBy: 'hospital',
  staff: ['patient'],
  fields: {
    patient: ref('patient', { required: true, readOnly: true }),
    hospital: ref('hospital', { required: true, follows: 'patient' }),
    project: ref('project', { required: true, readOnly: true }),
    eye: choice(trainedEyes, { readOnly: true }),
    startedAt: datetime({ required: true, readOnly: true }),
    /** The training day: the date of its start in the business time zone. */
    day: date({ required: true, readOnly: true }),
    minutes: integer({ required: true, readOnly: true }),
    score: integer({ readOnly: true }),
    level: integer({ readOnly: true }),
    device: ref('device', { required: true, readOnly: true }),
    /** Made by the client, so that a record that is sent again is stored once. */
    uuid: text({ required: true, readOnly: true, max: 36, unique: 'ever' }),
    /** Its start by the client's own clock, before that was corrected. */
    clientStartedAt: datetime({ required: true, readOnly: true }),
  },
  list: {
    columns: ['startedAt', 'patient', 'hospital', 'project', 'eye', 'minutes', 'score', 'level', 'device', 'createdAt'],
    filters: ['patient', 'hospital', 'project', 'device', 'day'],
    search: ['patient'],
    sort: ['startedAt', 'DESC'],
  },
  actions: { list: {}, get: {} },
})
