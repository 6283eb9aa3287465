import { medicalYears, networkLogDays } from '../../domain/legalTimes.ts'
import { integer, refs, resource, text } from '../core/index.ts'

const periods = ['medicalYears', 'changeYears', 'messageDays', 'logDays', 'securityLogDays', 'noticeDays'] as const

/**
 * How long what grows old is kept; the least of each is what a law asks for, where one does. Descriptors say by
 * `retention` what they mean.
 */
export const retentionSetting = resource({
  name: 'retentionSetting',
  label: 'remark',
  scopedBy: 'nothing',
  singleton: true,
  fields: {
    /** From the last that was written of a patient on: the whole record is erased then. */
    medicalYears: integer({ required: true, default: medicalYears, min: medicalYears, max: 100 }),
    /** Who changed what is part of a medical record. */
    changeYears: integer({ required: true, default: medicalYears, min: medicalYears, max: 100 }),
    /** To whom mail and SMS went; what they said is erased as soon as they are delivered. */
    messageDays: integer({ required: true, default: 365, min: 30, max: 3650 }),
    /** How long the log tells each look, sign-in and failure; then how many there were is left. */
    logDays: integer({ required: true, default: 365, min: networkLogDays, max: 3650 }),
    securityLogDays: integer({ required: true, default: 365, min: networkLogDays, max: 3650 }),
    /** How many days before it is done is said what will be removed. */
    noticeDays: integer({ required: true, default: 7, min: 1, max: 90 }),
    /** Who is told of it: those who want to be. */
    tellTo: refs('operator', { on: { remove: 'keep' } }),
    /** Why something is kept for longer than a law asks for. */
    remark: text({ max: 200 }),
  },
  form: [
    { section: 'children', fields: ['medicalYears', 'changeYears', 'messageDays'] },
    { section: 'logs', fields: ['logDays', 'securityLogDays'] },
    { section: 'announcement', fields: ['noticeDays', 'tellTo', 'remark'] },
  ],
  // What is made shorter removes more, for good.
  actions: { get: {}, update: { reauthenticate: periods, notifies: 'administrators' } },
})
