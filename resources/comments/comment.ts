import { anyOfAs, datetime, flag, integer, items, longText, ref, refs, resource, text } from '../core/index.ts'

/** Code points that a comment has at most. */
const most = 5000

/** The refs by which a comment is about its record: each is named as the resource, which says `comments`. */
export const commented = ['patient', 'case', 'hospital', 'refundRequest'] as const

/** The part of a record's page that has them, as addresses say it. */
export const commentsPart = 'comments'

/** The record that is meant: one of them. */
const asked = {
  patient: ref('patient'),
  case: ref('case'),
  hospital: ref('hospital'),
  refundRequest: ref('refundRequest'),
} as const
const about = anyOfAs('commentedRecord', ...commented)

/** Names that one comment has at most. */
const mostNamed = 100

/**
 * What somebody writes: plain text, and colleagues who are to know of it. Their accounts may be beyond what the author
 * reaches: who may be named is asked by the record.
 */
const written = {
  text: longText({ required: true, max: most }),
  named: items({ operator: integer({ required: true, min: 1 }) }, { max: mostNamed }),
} as const

/**
 * What operators say to each other about a record of a resource with `comments`. Whoever may look at the record sees
 * it, and nobody else; who is named in it is told. It is open until somebody has marked it as done.
 */
export const comment = resource({
  name: 'comment',
  label: commented,
  about: 'patient',
  scopedBy: 'nothing',
  visibility: { along: commented, rest: [] },
  unavailableReasons: true,
  erasure: 'remove',
  fields: {
    /** The record that it is about: one of them. */
    patient: ref('patient', { readOnly: true, on: { merge: 'move', transfer: 'follow', remove: 'keep' } }),
    case: ref('case', { readOnly: true }),
    hospital: ref('hospital', { readOnly: true, on: { remove: 'keep' } }),
    refundRequest: ref('refundRequest', { readOnly: true }),
    text: longText({ required: true, max: most, personal: true, readOnly: true }),
    /** Those who could see the record when they were named. */
    named: refs('operator', { readOnly: true, on: { remove: 'keep' } }),
    done: flag({ readOnly: true }),
    doneBy: ref('operator', { readOnly: true, showWhen: { done: true }, on: { remove: 'keep' } }),
    doneAt: datetime({ readOnly: true, showWhen: { done: true } }),
    /** Who opened it again, where it had been done. */
    reopenedBy: ref('operator', { readOnly: true, showWhen: { done: false }, on: { remove: 'keep' } }),
    reopenedAt: datetime({ readOnly: true, showWhen: { done: false } }),
    /** When its author last wrote it anew. */
    editedAt: datetime({ readOnly: true }),
  },
  list: {
    columns: ['text', ...commented, 'named', 'done', 'createdBy', 'createdAt'],
    spare: ['case', 'refundRequest', 'named'],
    card: ['text', 'patient', 'named', 'createdBy', 'createdAt'],
    filters: ['done', ...commented, 'named', 'createdBy', 'createdAt'],
    search: ['patient'],
    sort: ['createdAt', 'DESC'],
  },
  form: [
    { section: 'comment', fields: ['text', 'named', 'editedAt'] },
    { section: 'record', fields: commented },
    { section: 'state', fields: ['done', 'doneBy', 'doneAt', 'reopenedBy', 'reopenedAt'] },
  ],
  actions: {
    list: {},
    get: {},
    finish: {
      permission: 'comment:write',
      when: { done: false },
      set: { done: true },
      tone: 'positive',
      undo: 'reopen',
    },
    reopen: { permission: 'comment:write', when: { done: true }, set: { done: false }, undo: 'finish' },
    /** One's own alone. */
    remove: { permission: 'comment:write', tone: 'critical', confirm: true },
  },
  calls: {
    /** Who may be named: operators who may look at that record. */
    colleagues: {
      call: 'GET api/comment/colleagues',
      permission: 'comment:write',
      many: true,
      input: asked,
      rules: [about],
      output: { id: integer({ required: true }), name: text({ required: true }), hospitalLabel: text() },
    },
    write: {
      call: 'POST api/comment',
      input: { ...asked, ...written },
      rules: [about],
      output: { id: integer({ required: true }) },
    },
    /** One's own, while it is open. */
    rewrite: {
      call: 'PUT api/comment/text/{id}',
      on: 'row',
      permission: 'comment:write',
      input: written,
      output: { id: integer({ required: true }) },
    },
  },
})
