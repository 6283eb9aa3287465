import { integer, items, service, text } from '../core/index.ts'

/** What may be granted: derived from the descriptors, so nothing is stored. */
export const permission = service({
  name: 'permission',
  calls: {
    all: {
      call: 'GET api/permissions',
      permission: 'role:list',
      many: true,
      output: {
        id: text({ required: true }),
        label: text({ required: true }),
        group: text({ required: true }),
        groupLabel: text({ required: true }),
        roles: items(
          { id: integer({ required: true }), label: text({ required: true }), wildcard: text() },
          { required: true },
        ),
        operators: integer({ required: true }),
      },
    },
    tree: {
      call: 'GET api/permissions/tree',
      permission: 'role:list',
      many: true,
      output: {
        id: text({ required: true }),
        label: text({ required: true }),
        children: items({ id: text({ required: true }), label: text({ required: true }) }, { required: true }),
      },
    },
  },
})
