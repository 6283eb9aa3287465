import { flag, integer, json, previewGives, ref, text } from '../schema/index.ts'
import { service } from '../schema/resource.ts'

/** The two records of one person: the one that stays, and the one that goes into it, which may be deleted already. */
export const mergedRecords = { survivor: ref('patient', { required: true }), other: integer({ required: true, min: 1 }) }

/** Why two records may be of one person. */
export const duplicateReasons = ['nameAndBirthday', 'idNumber', 'nameAndGuardian'] as const

/**
 * Patients that may have been recorded twice, page by page, and what it would do to merge two of them. The merge itself is an action of
 * the patients.
 */
export const duplicate = service({
  name: 'duplicate',
  actions: {
    find: {
      call: 'GET api/patient/duplicates', on: 'list', may: 'patient:merge', hidden: true, many: true,
      ask: { after: text({ max: 25 }), size: integer({ min: 1, max: 100 }) },
      gives: { newer: integer({ required: true }), older: integer({ required: true }), reasons: json() },
    },
    preview: {
      call: 'GET api/patient/mergePreview', on: 'list', may: 'patient:merge', hidden: true,
      ask: mergedRecords, gives: { ...previewGives, differing: json(), chooseCase: flag() },
    },
  },
})
