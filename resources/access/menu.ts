import { flag, integer, json, ref, resource, text } from '../core/index.ts'

/** A node of the navigation. `component` is a page key: a resource's name or a custom page's. */
export const menu = resource({
  name: 'menu',
  label: 'title',
  scopedBy: 'nothing',
  tree: 'superior',
  order: 'sort',
  fields: {
    title: text({ required: true, max: 25 }),
    titleEn: text({ required: true, max: 50 }),
    superior: ref('menu'),
    path: text({ required: true, max: 200, match: 'menuPath' }),
    component: text({ max: 50 }),
    icon: text({ max: 50 }),
    sort: integer({ default: 999, min: 0, max: 9999 }),
    hidden: flag(),
    alwaysShow: flag(),
    noCache: flag(),
  },
  list: {
    columns: ['title', 'titleEn', 'superior', 'icon', 'sort', 'path', 'component', 'hidden', 'noCache'],
    spare: ['path', 'noCache'],
    filters: ['superior', 'hidden'],
    search: ['title', 'titleEn'],
    sort: ['sort', 'ASC'],
  },
  form: [
    { section: 'node', fields: ['title', 'titleEn', 'superior', 'component', 'path', 'icon', 'sort'] },
    { section: 'display', fields: ['hidden', 'alwaysShow', 'noCache'] },
  ],
  actions: {
    list: { call: 'GET api/menus' },
    get: { call: 'GET api/menus/{id}' },
    create: { call: 'POST api/menus' },
    update: { call: 'PUT api/menus' },
    sort: { call: 'PUT api/menus/sort' },
    remove: { call: 'DELETE api/menus/{id}', tone: 'critical', confirm: true },
  },
  calls: {
    build: {
      call: 'GET api/menus/build',
      permission: 'signedIn',
      many: true,
      output: {
        name: text({ required: true }),
        path: text({ required: true }),
        component: text(),
        redirect: text(),
        hidden: flag(),
        alwaysShow: flag(),
        meta: json({
          required: true,
          of: { title: text({ required: true }), icon: text(), noCache: flag({ required: true }) },
        }),
        children: json(),
      },
    },
    tree: {
      call: 'GET api/menus/tree',
      permission: 'role:list',
      many: true,
      output: {
        id: integer({ required: true }),
        label: text({ required: true }),
        component: text(),
        path: text({ required: true }),
        icon: text(),
        hidden: flag(),
        alwaysShow: flag(),
        grantable: flag(),
        children: json(),
      },
    },
  },
})
