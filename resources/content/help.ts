import { coded, flag, integer, resource, richText, text } from '../core/index.ts'

/** An entry of the usage help that the top bar opens; `type` 1, `usage`, is the help dialog. */
export const help = resource({
  name: 'help',
  label: 'name',
  scopedBy: 'nothing',
  visibility: { when: { published: true }, rest: ['help:update'] },
  fields: {
    name: text({ required: true, max: 50 }),
    type: coded(['usage', 'other'], { required: true, default: 1 }),
    content: richText({ required: true }),
    sort: integer({ default: 0, min: 0, max: 9999 }),
    published: flag({ default: true }),
  },
  list: { columns: ['name', 'sort', 'published', 'updatedAt', 'type'], spare: ['type'], filters: ['type', 'published'], search: ['name'], sort: ['sort', 'ASC'] },
  form: [{ section: 'entry', fields: ['name', 'type', 'content', 'sort', 'published'] }],
  actions: {
    list: { call: 'GET api/sysHelp', permission: 'signedIn' },
    get: { call: 'GET api/getSysHelpDetailById/{id}', permission: 'signedIn' },
    create: { call: 'POST api/sysHelp', duplicate: true },
    update: { call: 'PUT api/sysHelp' },
    remove: { call: 'DELETE api/sysHelp/{id}', bulk: true, tone: 'critical', confirm: true },
  },
})
