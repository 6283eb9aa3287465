import { choice, datetime, flag, integer, json, previewOutput, ref, text } from '../core/index.ts'
import { service } from '../core/resource.ts'

/** The two records of one person: the one that stays, and the one that goes into it, which may be deleted already. */
export const mergedRecords = {
  survivor: ref('patient', { required: true }),
  other: integer({ required: true, min: 1 }),
}

/** Why two records may be of one person. */
export const duplicateReasons = ['nameAndBirthday', 'idNumber', 'nameAndGuardian'] as const

/** The ids of two records that may be of one person, in either order. */
const pair = { newer: integer({ required: true, min: 1 }), older: integer({ required: true, min: 1 }) }

/**
 * Patients that may have been recorded twice, page by page, and what it would do to merge two of them. The merge itself
 * is an action of the patients. A pair that somebody looked at and found to be two persons is listed with `dismissed`
 * alone, until that is taken back.
 */
export const duplicate = service({
  name: 'duplicate',
  calls: {
    find: {
      call: 'GET api/patient/duplicates',
      permission: 'patient:merge',
      many: true,
      input: { after: text({ max: 25 }), size: integer({ min: 1, max: 100 }), dismissed: flag() },
      output: {
        ...pair,
        reasons: json({ required: true, of: choice(duplicateReasons), many: true }),
        dismissedBy: text(),
        dismissedAt: datetime(),
      },
    },
    dismiss: { call: 'PUT api/patient/duplicates/dismiss', permission: 'patient:merge', input: pair },
    undismiss: { call: 'PUT api/patient/duplicates/undismiss', permission: 'patient:merge', input: pair },
    preview: {
      call: 'GET api/patient/mergePreview',
      permission: 'patient:merge',
      input: mergedRecords,
      output: {
        ...previewOutput,
        differing: json({ required: true, of: text(), many: true }),
        chooseCase: flag({ required: true }),
      },
    },
  },
})
