import './types/index.ts' // first: the type of child rows looks the other types up
import type { Operation } from './action.ts'
import { isWritable, needsValue } from './fields.ts'
import { choice } from './types/choice/index.ts'
import { datetime } from './types/datetime/index.ts'
import { file } from './types/file/index.ts'
import { flag } from './types/flag/index.ts'
import { integer } from './types/integer/index.ts'
import { items } from './types/items/index.ts'
import { json } from './types/json/index.ts'
import { text } from './types/text/index.ts'
import type { AnyResource } from './resource.ts'
import type { Field } from './field.ts'
import { isLookedUp, typeOf } from './typeOf.ts'

/** Whether a cell of a sheet can spell a value of the field. */
export const isImportable = (field: Field): boolean => typeOf(field).parse !== undefined || isLookedUp(field)

/** The fields that each row has to fill by itself: without one of them no record could be stored. */
export const neededInRows = (resource: AnyResource): readonly string[] =>
  Object.entries(resource.fields)
    .filter(([, field]) => needsValue(field) && isWritable(field))
    .map(([name]) => name)

/** Most rows of one import, besides that of the titles. */
export const mostImported = 10_000

/** Most cells that are mended by one call: those of a page of wrong rows, and some. */
export const mostMended = 500

/** Most characters of a cell that is mended. */
export const mostInCell = 2_000

/** What an import is doing: waiting for its columns, being checked, waiting to be confirmed, being stored, or done. */
export const importStates = ['none', 'read', 'checking', 'checked', 'storing', 'stored', 'failed'] as const

/** One import as its owner sees it. An operator has at most one of each resource. */
const state = {
  job: integer(),
  state: choice(importStates, { required: true }),
  startedAt: datetime(),
  /** Name of the sheet that was read, where the file has such names. */
  sheet: text(),
  rows: integer(),
  done: integer(),
  wrong: integer(),
  /** Of each column: its title, the field it fills or null, and the first cells. */
  columns: items({
    title: text({ required: true }),
    field: text(),
    cells: json({ required: true, of: text(), many: true }),
  }),
  /** Values that all rows have, by field. */
  fixed: json(),
  /** How often which field is wrong for which reason. */
  problems: items({
    field: text({ required: true }),
    message: text({ required: true }),
    count: integer({ required: true }),
  }),
  failure: text(),
}

/** A row of the sheet, with what is wrong with it by field. */
const row = {
  number: integer({ required: true }),
  cells: json({ required: true, of: text(), many: true }),
  errors: json({ required: true }),
}

const job = { job: integer({ required: true, min: 1 }) }

/** The files that are read: CSV and Excel workbooks without macros. */
const sheet = file({ required: true, max: 10, types: ['.csv', '.txt', '.xlsx'] })

/** A sheet that is downloaded, in either of its formats. */
const written = {
  file: file({ types: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'] }),
}

/**
 * The calls of an import, below the list's own path: `import` takes the file, the others lead from there to stored
 * records. All of them need the permission of `import`.
 */
export const importSteps = (list: string, permission: string) =>
  ({
    import: { call: `POST ${list}/import`, permission, on: 'list', input: { file: sheet }, output: state },
    importState: { call: `GET ${list}/import`, permission, on: 'list', output: state },
    importCheck: {
      call: `POST ${list}/import/{job}/check`,
      permission,
      on: 'list',
      input: { ...job, columns: json({ required: true }), fixed: json() },
      output: state,
    },
    importRows: {
      call: `GET ${list}/import/{job}/rows`,
      permission,
      on: 'list',
      input: { ...job, page: integer({ min: 0 }), size: integer({ min: 1, max: 100 }), wrong: flag() },
      output: { rows: items(row, { required: true }), total: integer({ required: true }) },
    },
    importMend: {
      call: `PUT ${list}/import/{job}/cells`,
      permission,
      on: 'list',
      input: {
        ...job,
        cells: items(
          {
            row: integer({ required: true, min: 1 }),
            column: integer({ required: true, min: 0 }),
            text: text({ max: mostInCell }),
          },
          { required: true, max: mostMended },
        ),
      },
      output: state,
    },
    importStore: {
      call: `POST ${list}/import/{job}/store`,
      permission,
      on: 'list',
      input: { ...job, leaveOut: flag() },
      output: state,
    },
    importCancel: {
      call: `DELETE ${list}/import/{job}`,
      permission,
      on: 'list',
      input: job,
      output: { stored: integer({ required: true }) },
    },
    importErrors: {
      call: `GET ${list}/import/{job}/errors`,
      permission,
      on: 'list',
      input: { ...job, format: choice(['csv', 'xlsx']) },
      output: written,
    },
    importTemplate: {
      call: `GET ${list}/import/template`,
      permission,
      on: 'list',
      input: { format: choice(['csv', 'xlsx']) },
      output: written,
    },
  }) satisfies { readonly [name: string]: Operation }

/** The names of those calls. */
export type ImportCall = keyof ReturnType<typeof importSteps>
