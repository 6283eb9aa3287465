import { flag, integer, json, longText, service, text } from '../core/index.ts'

/** Largest descriptor that is looked at, in characters: 200 fields with their conditions take a tenth of it. */
export const mostOfDescriptor = 262_144

const permission = 'generator:design'

/**
 * What the code generator asks the server for: what only a host can write of a descriptor, and what the tables of its
 * database look like.
 */
export const generator = service({
  name: 'generator',
  calls: {
    /** The migration that a descriptor asks for, and its part of the API document. Nothing is stored or run. */
    documents: {
      call: 'POST api/generator/documents',
      reads: true,
      permission,
      input: {
        descriptor: json({ required: true, max: mostOfDescriptor }),
        texts: json({ required: true, max: mostOfDescriptor }),
      },
      output: { sql: longText({ required: true }), api: longText({ required: true }) },
    },
    /** The tables of the database; `resource` is the descriptor that one was made by. */
    tables: {
      call: 'GET api/generator/tables',
      permission,
      output: {
        name: text({ required: true }),
        columns: integer({ required: true }),
        comment: text(),
        resource: text(),
      },
      many: true,
    },
    /** What a table consists of. */
    table: {
      call: 'GET api/generator/table',
      permission,
      input: { name: text({ required: true, max: 63 }) },
      output: {
        name: text({ required: true }),
        comment: text(),
        reading: text(),
        columns: json({
          required: true,
          many: true,
          of: {
            name: text({ required: true }),
            type: text({ required: true }),
            required: flag({ required: true }),
            unique: flag({ required: true }),
            comment: text(),
            to: text(),
            options: json({ of: text(), many: true }),
            reading: text(),
          },
        }),
      },
    },
  },
})
