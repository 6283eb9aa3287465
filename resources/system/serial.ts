import { choice, datetime, longText, ref, resource, text } from '../core/index.ts'

/** Most labels that are made at once. */
export const mostLabels = 1000

/** A serial number that was made. A device claims it once, and keeps it, whatever becomes of the device. */
export const serial = resource({
  name: 'serial',
  label: 'number',
  scopedBy: 'nothing',
  visibility: { along: ['device'], rest: ['unlimited'] },
  fields: {
    number: text({ required: true, readOnly: true, max: 50, unique: 'ever', caseInsensitive: true }),
    series: ref('serialSeries', { required: true, readOnly: true }),
    batch: text({ readOnly: true, max: 25 }),
    state: choice(['new', 'claimed', 'replaced', 'scrapped'], {
      readOnly: true,
      default: 'new',
      tones: { claimed: 'positive', scrapped: 'critical' },
    }),
    device: ref('device', { readOnly: true }),
    claimedAt: datetime({ readOnly: true }),
    replacedBy: ref('serial', { readOnly: true }),
    remark: longText({ max: 5000 }),
  },
  list: {
    columns: ['number', 'series', 'batch', 'state', 'device', 'claimedAt', 'replacedBy', 'createdAt'],
    spare: ['replacedBy', 'createdAt'],
    card: ['series', 'batch', 'state', 'device'],
    filters: ['state', 'series', 'batch', 'device', 'claimedAt'],
    search: ['number', 'batch'],
    sort: ['id', 'DESC'],
  },
  form: [{ section: 'serial', fields: ['remark'] }],
  actions: {
    list: {},
    get: {},
    options: {},
    update: {},
    /** A device that still has a token would train on. */
    scrap: {
      when: { state: ['new', 'claimed'], 'device.access': { not: 'issued' } },
      set: { state: 'scrapped' },
      bulk: true,
      confirm: true,
      tone: 'critical',
    },
  },
})
