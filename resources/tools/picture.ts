import { choice, file, held, image, integer, json, resource, text } from '../core/index.ts'

const input = { file: file({ required: true, max: 20, types: ['image/jpeg', 'image/png', 'image/webp'] }) }

/**
 * The library of pictures: what everybody may put into records and texts. One that is used somewhere stays; another
 * that takes its place does so wherever it is used.
 */
export const picture = resource({
  name: 'picture',
  label: 'name',
  scopedBy: 'nothing',
  fields: {
    name: text({ required: true, max: 100 }),
    picture: image({ readOnly: true }),
    tags: text({ max: 100 }),
    /** What was sent; it is stored as WebP. */
    fileFormat: choice(['jpeg', 'png', 'webp'], { readOnly: true, default: 'jpeg' }),
    width: integer({ readOnly: true, default: 0 }),
    height: integer({ readOnly: true, default: 0 }),
    bytes: integer({ readOnly: true, default: 0 }),
    used: held('picture'),
  },
  list: {
    columns: ['picture', 'name', 'tags', 'fileFormat', 'width', 'height', 'bytes', 'used', 'createdBy', 'createdAt'],
    spare: ['createdBy'],
    card: ['tags', 'fileFormat', 'bytes', 'used'],
    filters: ['tags', 'used', 'fileFormat', 'createdAt'],
    search: ['name', 'tags'],
  },
  form: [{ section: 'picture', fields: ['name', 'tags'] }],
  actions: {
    list: {},
    get: {},
    update: {},
    remove: { bulk: true, tone: 'critical', confirm: true },
  },
  calls: {
    add: {
      call: 'POST api/picture',
      input: { ...input, name: text({ max: 100 }), tags: text({ max: 100 }) },
      output: { id: integer({ required: true }), key: image({ required: true }), name: text({ required: true }) },
    },
    /** Another picture in the place of one, wherever that is used. */
    replace: {
      call: 'POST api/picture/{id}/file',
      input: { id: integer({ required: true, min: 1 }), ...input },
      output: { key: image({ required: true }), changed: integer({ required: true }) },
    },
    /** The records that use it and that the caller may see, and how many others do. */
    uses: {
      call: 'GET api/picture/{id}/uses',
      on: 'row',
      reads: true,
      permission: 'picture:get',
      output: {
        places: json({
          required: true,
          of: {
            resource: text({ required: true }),
            id: integer({ required: true }),
            label: text({ required: true }),
            field: text({ required: true }),
          },
          many: true,
        }),
        elsewhere: integer({ required: true }),
      },
    },
    tags: {
      call: 'GET api/picture/tags',
      permission: 'picture:list',
      output: { tag: text({ required: true }), pictures: integer({ required: true }) },
      many: true,
    },
  },
})
