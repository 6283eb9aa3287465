import { forClients, integer, publicly, publishable, publishing, resource, richText, text } from '../core/index.ts'

const told = {
  name: text({ required: true, max: 50, unique: true }),
  nameEn: text({ max: 50 }),
  content: richText({ required: true }),
  contentEn: richText(),
}

/** Help that patients read in the training client. */
export const userHelp = resource({
  name: 'userHelp',
  label: 'name',
  scopedBy: 'nothing',
  visibility: publicly(['author', 'unlimited', 'userHelp:update']),
  fields: { ...told, ...publishable, sort: integer({ default: 0, min: 0, max: 9999 }) },
  list: {
    columns: ['name', 'sort', 'state', 'validFrom', 'updatedAt'],
    filters: ['state'],
    search: ['name', 'nameEn'],
    sort: ['sort', 'ASC'],
  },
  form: [
    { section: 'entry', fields: Object.keys(told) as (keyof typeof told)[] },
    { section: 'publication', fields: ['hospitals', 'validUntil', 'sort'] },
  ],
  order: 'sort',
  actions: {
    list: {},
    get: {},
    create: { duplicate: true },
    update: {},
    sort: {},
    remove: { bulk: true, tone: 'critical', confirm: true },
    ...publishing,
  },
  calls: forClients('userHelp', told),
})
