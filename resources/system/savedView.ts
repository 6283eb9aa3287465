import { flag, integer, json, refs, resource, text } from '../core/index.ts'

/** Most views that one operator keeps of one page. */
export const mostViews = 50

const sharing = { write: 'savedView:share' } as const

/**
 * How an operator left a page, to come back to: of a list its filters, order, columns and rows on a page, of a report
 * what stands in its address. Nothing in it tells who somebody is. A shared one is for the roles that it names, within
 * the organisations of who shared it.
 */
export const savedView = resource({
  name: 'savedView',
  label: 'title',
  scopedBy: 'nothing',
  visibility: { when: { shared: true }, within: 'hospitals', roles: 'roles', rest: ['author'] },
  fields: {
    /** The key of the page, as menus name it. */
    page: text({ required: true, max: 100, once: true }),
    title: text({ required: true, max: 50 }),
    /** A `ViewState`; pages read it with care, since what they show may have changed meanwhile. */
    state: json({ required: true, max: 8000 }),
    shared: flag({ permission: sharing }),
    roles: refs('role', { permission: sharing, showWhen: { shared: true } }),
    /** Those whom the one who shared it is responsible for; none where that is everybody. */
    hospitals: refs('hospital', { readOnly: true, on: { remove: 'keep' } }),
    /** What the page begins with for those it is shared with, who have chosen nothing else. */
    standard: flag({ permission: sharing, showWhen: { shared: true } }),
  },
  list: {
    columns: ['title', 'page', 'shared', 'roles', 'standard', 'createdBy', 'updatedAt'],
    filters: ['shared', 'createdBy'],
    search: ['title'],
  },
  form: [{ section: 'view', fields: ['title', 'page', 'state', 'shared', 'roles', 'standard'] }],
  actions: {
    list: {},
    get: {},
    create: { permission: 'signedIn', concernsSharers: true },
    update: { permission: 'signedIn', concernsSharers: true },
    remove: { permission: 'signedIn', concernsSharers: true, tone: 'critical', confirm: true },
  },
  calls: {
    /** The views of a page that are the caller's or shared with them, their own first. */
    ofPage: {
      call: 'GET api/savedView/page',
      permission: 'signedIn',
      many: true,
      input: { page: text({ required: true, max: 100 }) },
      output: {
        id: integer({ required: true }),
        version: integer({ required: true }),
        title: text({ required: true }),
        state: json({ required: true }),
        /** Filters that were left out, because they are no more, or not for the caller. */
        leftOut: json({ required: true, of: text(), many: true }),
        own: flag(),
        editable: flag(),
        shared: flag(),
        roles: refs('role', { required: true }),
        standard: flag(),
        /** What the page begins with for the caller. */
        isDefault: flag(),
      },
    },
    /** Says what a page begins with for the caller: a view, or none. */
    choose: {
      call: 'PUT api/savedView/default',
      permission: 'signedIn',
      concernsSharers: true,
      input: { page: text({ required: true, max: 100 }), view: integer({ min: 1 }) },
      output: { done: flag() },
    },
  },
})
