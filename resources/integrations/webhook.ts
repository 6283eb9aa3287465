import { choice, deletable, deletion, items, longText, ref, resource, secret, term, text } from '../core/index.ts'

/** Most events that one webhook is about. */
export const mostEvents = 50

/**
 * Tells another system what happened to records: a signed POST for each event, after the commit. It tells what the
 * operator who made it may see at that moment, masked as in replies, of records in that operator's organisations.
 */
export const webhook = resource({
  name: 'webhook',
  label: 'name',
  retention: 'untilDeleted',
  scopedBy: 'hospital',
  // One's own, and those of all for who sees everything.
  visibility: { when: { state: { not: ['active', 'paused'] } }, rest: ['author', 'unlimited'] },
  fields: {
    name: text({ required: true, max: 50, personal: false }),
    /** With whose rights it tells: who made it. */
    operator: ref('operator', { required: true, readOnly: true, on: { remove: 'keep' } }),
    hospital: ref('hospital', { required: true, follows: 'operator', on: { remove: 'keep' } }),
    address: text({ required: true, match: 'https', outgoing: true, max: 500, personal: false }),
    events: items(
      { event: term('operation', { required: true }) },
      { required: true, max: mostEvents, personal: false },
    ),
    /** What each call is signed by, so that the other side knows who called. */
    secret: secret({ required: true, min: 16 }),
    state: choice(['active', 'paused'], {
      readOnly: true,
      default: 'active',
      tones: { active: 'positive', paused: 'neutral' },
    }),
    remark: longText({ max: 500 }),
    ...deletable,
  },
  list: {
    columns: ['name', 'operator', 'hospital', 'address', 'events', 'state', 'createdAt'],
    spare: ['hospital', 'createdAt'],
    card: ['operator', 'address', 'events', 'state'],
    filters: ['state', 'operator', 'hospital', 'deleted'],
    search: ['name', 'operator', 'address'],
  },
  form: [
    { section: 'webhook', fields: ['name', 'address', 'secret', 'remark'] },
    { section: 'events', fields: ['events'] },
  ],
  invalidates: ['webhookDelivery'],
  actions: {
    list: {},
    get: {},
    create: { reauthenticate: true },
    update: { when: { deleted: false }, reauthenticate: true },
    /** Tells the other side something about nothing, to see whether it listens. */
    test: { when: { deleted: false } },
    pause: { when: { state: 'active', deleted: false }, set: { state: 'paused' }, undo: 'resume' },
    resume: { when: { state: 'paused', deleted: false }, set: { state: 'active' } },
    ...deletion(),
  },
})
