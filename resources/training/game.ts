import { deletable, deletion, flag, image, integer, longText, ref, resource, text } from '../core/index.ts'

/** Length of a game's code. */
export const mostGameCode = 50

/**
 * A training game, by which a client trains a project. Clients know it by its code, and offer it while it is published.
 */
export const game = resource({
  name: 'game',
  label: 'name',
  scopedBy: 'nothing',
  order: 'sort',
  fields: {
    name: text({ required: true, max: 25, unique: true }),
    nameEn: text({ required: true, max: 50 }),
    /** It stays as it is, as records come late. */
    code: text({ required: true, max: mostGameCode, match: 'code', unique: 'ever', once: true }),
    project: ref('project', { required: true }),
    picture: image(),
    fromAge: integer({ min: 2, max: 99 }),
    glasses: flag(),
    published: flag({ readOnly: true }),
    sort: integer({ default: 999, min: 0, max: 9999 }),
    description: longText({ max: 5000 }),
    ...deletable,
  },
  list: {
    columns: ['picture', 'name', 'nameEn', 'code', 'project', 'fromAge', 'glasses', 'published', 'sort'],
    spare: ['sort'],
    card: ['code', 'project', 'fromAge', 'published'],
    filters: ['project', 'glasses', 'published', 'deleted'],
    search: ['name', 'nameEn', 'code'],
    sort: ['sort', 'ASC'],
  },
  form: [
    { section: 'game', fields: ['name', 'nameEn', 'code', 'project', 'picture'] },
    { section: 'use', fields: ['fromAge', 'glasses', 'sort', 'description'] },
  ],
  actions: {
    list: {},
    get: {},
    options: { output: { code: text({ required: true }), nameEn: text(), published: flag() } },
    create: {},
    update: { when: { deleted: false } },
    sort: { permission: 'game:update', when: { deleted: false } },
    publish: { when: { published: false, deleted: false }, set: { published: true }, bulk: true, tone: 'positive' },
    unpublish: { when: { published: true, deleted: false }, set: { published: false }, bulk: true },
    ...deletion({ removable: { published: false } }),
  },
})
