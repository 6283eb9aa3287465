import { flag, integer, resource, richText, text } from '../core/index.ts'

/** Help that patients read in the training client. */
export const userHelp = resource({
  name: 'userHelp',
  label: 'name',
  scopedBy: 'nothing',
  fields: {
    name: text({ required: true, max: 50, unique: true }),
    content: richText({ required: true }),
    sort: integer({ default: 0, min: 0, max: 9999 }),
    published: flag(),
  },
  list: { columns: ['name', 'sort', 'published', 'updatedAt'], filters: ['published'], search: ['name'], sort: ['sort', 'ASC'] },
  form: [{ section: 'entry', fields: ['name', 'content', 'sort', 'published'] }],
  actions: { list: {}, get: {}, create: { duplicate: true }, update: {}, remove: { bulk: true, tone: 'critical', confirm: true } },
})
