import { anyRow, date, flag, integer, items, longText, ref, resource, text } from '../core/index.ts'
import { mostItems, planItem } from './project.ts'

/**
 * An edition of a patient's treatment plan. Saving makes a new one, which ends the current one; none is ever changed.
 */
export const treatmentPlan = resource({
  name: 'treatmentPlan',
  label: 'number',
  about: 'patient',
  scopedBy: 'hospital',
  staff: ['patient'],
  erasure: { seal: 'startsOn' },
  fields: {
    number: text({ readOnly: true, max: 50 }),
    patient: ref('patient', {
      required: true,
      where: { type: { not: 'demo' } },
      otherwise: 'demoPlan',
      on: { merge: 'handler', transfer: 'follow', remove: 'keep' },
    }),
    hospital: ref('hospital', { required: true, follows: 'patient', on: { remove: 'keep' } }),
    edition: integer({ readOnly: true, default: 1 }),
    startsOn: date({ required: true, min: '2000-01-01' }),
    endedOn: date({ readOnly: true }),
    current: flag({ readOnly: true }),
    items: items(planItem, { max: mostItems }),
    minutes: integer({ readOnly: true, default: 0 }),
    /**
     * The current edition as the one who saves has seen it; null where they have seen none. Left out, nothing is
     * compared.
     */
    replaces: ref('treatmentPlan'),
    remark: longText({ max: 5000 }),
  },
  list: {
    columns: [
      'number',
      'patient',
      'hospital',
      'edition',
      'minutes',
      'startsOn',
      'endedOn',
      'current',
      'createdBy',
      'createdAt',
    ],
    card: ['patient', 'hospital', 'edition', 'minutes', 'startsOn', 'current'],
    spare: ['endedOn', 'createdAt'],
    filters: ['patient', 'hospital', 'current', 'startsOn', 'createdAt'],
    search: ['number', 'patient'],
  },
  form: [
    { section: 'plan', fields: ['patient', 'startsOn', 'remark'] },
    { section: 'grid', fields: ['items'] },
  ],
  rules: [anyRow('items', 'minutes', 'emptyPlan')],
  invalidates: ['project'],
  actions: { list: {}, get: {}, create: {} },
})
