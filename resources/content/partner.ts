import {
  choice,
  date,
  forClients,
  image,
  integer,
  publicly,
  publishable,
  publishing,
  resource,
  text,
} from '../core/index.ts'

const told = {
  name: text({ required: true, max: 50, unique: true }),
  nameEn: text({ max: 50 }),
  kind: choice(['medical', 'school', 'research', 'supplier', 'media'], { required: true, default: 'medical' }),
  logo: image({ library: true }),
  link: text({ match: 'url', max: 500 }),
  since: date({ max: 'today' }),
}

/** Whom the platform works with, as clients show it. */
export const partner = resource({
  name: 'partner',
  label: 'name',
  scopedBy: 'nothing',
  visibility: publicly(['author', 'unlimited']),
  fields: { ...told, ...publishable, sort: integer({ default: 0, min: 0, max: 9999 }) },
  list: {
    columns: ['logo', 'name', 'kind', 'since', 'link', 'state', 'validFrom', 'hospitals', 'sort'],
    spare: ['hospitals', 'since', 'link'],
    card: ['kind', 'since', 'state', 'link'],
    filters: ['state', 'kind', 'since'],
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
    create: {},
    update: {},
    sort: {},
    remove: { bulk: true, tone: 'critical', confirm: true },
    ...publishing,
  },
  calls: forClients('partner', told),
})
