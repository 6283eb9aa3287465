import {
  coded,
  integer,
  previewed,
  publicly,
  publishable,
  publishing,
  resource,
  richText,
  text,
} from '../core/index.ts'

const told = {
  name: text({ required: true, max: 50 }),
  nameEn: text({ max: 50 }),
  content: richText({ required: true }),
  contentEn: richText(),
}

/** An entry of the usage help that the top bar opens; `type` 1, `usage`, is the help dialog. */
export const help = resource({
  name: 'help',
  label: 'name',
  scopedBy: 'nothing',
  visibility: publicly(['help:update']),
  fields: {
    ...told,
    type: coded(['usage', 'other'], { required: true, default: 1 }),
    ...publishable,
    sort: integer({ default: 0, min: 0, max: 9999 }),
  },
  list: {
    columns: ['name', 'sort', 'state', 'validFrom', 'updatedAt', 'type'],
    spare: ['type', 'validFrom'],
    filters: ['type', 'state'],
    search: ['name', 'nameEn'],
    sort: ['sort', 'ASC'],
  },
  form: [
    { section: 'entry', fields: ['name', 'nameEn', 'type', 'content', 'contentEn'] },
    { section: 'publication', fields: ['hospitals', 'validUntil', 'sort'] },
  ],
  order: 'sort',
  actions: {
    list: { call: 'GET api/sysHelp', permission: 'signedIn' },
    get: { call: 'GET api/getSysHelpDetailById/{id}', permission: 'signedIn' },
    create: { call: 'POST api/sysHelp', duplicate: true },
    update: { call: 'PUT api/sysHelp' },
    sort: {},
    remove: { call: 'DELETE api/sysHelp/{id}', bulk: true, tone: 'critical', confirm: true },
    ...publishing,
  },
  calls: previewed('help', told),
})
