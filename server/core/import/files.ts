import type { Readable } from 'node:stream'
import { fieldOf } from '../../../resources/core/fields.ts'
import type { Field } from '../../../resources/core/index.ts'
import { isEntry, isLookedUp, isReference, typeOf } from '../../../resources/core/typeOf.ts'
import { sheetBody, sheetHeaders } from '../export/sheetFile.ts'
import type { Format } from '../export/sheetFile.ts'
import type { Cell, Row, Sheet } from '../export/cell.ts'
import { cellOf } from '../export/cells.ts'
import { wordsOf } from '../export/exportList.ts'
import { labelSql } from '../select.ts'
import { targetOf } from '../model.ts'
import { scopeConditions } from '../scope.ts'
import { all, Statement } from '../statement.ts'
import type { Execution } from '../execution.ts'
import { takenBy } from './guess.ts'
import type { Job } from './jobs.ts'
import { words } from './replies.ts'
import { textOf } from './read/Cell.ts'

/** A file that is downloaded. */
export interface SheetReply {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Readable
}

const text = (value: string): Cell => (value === '' ? null : { type: 'text', value })

const reply = (call: Execution, format: Format, key: string, sheet: Sheet): SheetReply => {
  const title = call.host.translate(call.language, key, { name: sheet.name })
  return {
    headers: sheetHeaders(format, `${call.resource.name}-import`, title),
    body: sheetBody(format, { ...sheet, name: sheet.name }),
  }
}

const nameOf = ({ host, language, resource }: Execution): string =>
  host.translate(language, `resources.${resource.name}.name`, { smart_count: 2 })

const labelOf = ({ host, language, resource }: Execution, field: string): string =>
  host.translate(language, `resources.${resource.name}.fields.${field}`)

/** What is wrong, so that it can be read alone. */
const withLabel = (label: string, said: string): string =>
  said.toLowerCase().includes(label.toLowerCase()) ? said : `${label}: ${said}`

const batchSize = 500

/** All rows of the file as they were read, and beside each what is wrong with it. */
async function* withErrors(call: Execution, job: Job): AsyncGenerator<readonly Row[]> {
  for (let last = -1; ;) {
    const rows = await call.db
      .selectFrom('import_row')
      .selectAll()
      .where('job', '=', job.id)
      .where('number', '>', last)
      .orderBy('number')
      .limit(batchSize)
      .execute()
    if (rows.length === 0) return
    yield rows.map(({ cells, errors }) => [
      text(
        Object.entries(errors ?? {})
          .map(([field, message]) => withLabel(labelOf(call, field), words(call, field, message)))
          .join('; '),
      ),
      ...job.titles.map((_, at) => text(textOf(cells[at]))),
    ])
    last = rows.at(-1)!.number
  }
}

/** The file again, with what is wrong in its first column. Texts that a spreadsheet would run are escaped. */
export const errorFile = (call: Execution, job: Job, format: Format): SheetReply =>
  reply(call, format, 'inputs.importErrors.title', {
    name: nameOf(call),
    titles: [call.host.translate(call.language, 'inputs.importErrors.wrong'), ...job.titles],
    batches: withErrors(call, job),
  })

/** The name of some record that the caller may refer to, or of some entry of a dictionary. */
const anyName = async (call: Execution, field: Field): Promise<string | undefined> => {
  const statement = new Statement()
  if (isEntry(field)) {
    const entry = await statement.run<{ name: string }>(
      call.db,
      `select d.${call.language === 'en' ? '"label_en"' : '"label"'} as name from "dict" d` +
        ` join "dict_group" g on g."id" = d."group" where g."name" = ${statement.bind(field.group)} and d."enabled" order by d."sort" limit 1`,
    )
    return entry[0]?.name
  }
  const target = call.host.models.of(targetOf(field))
  const rows = await statement.run<{ name: string }>(
    call.db,
    `select ${labelSql(call.host.models, target, 't', call.language)} as name from ${target.table} t where ${all([
      ...(target.isLogical ? ['not t."deleted"'] : []),
      ...scopeConditions(call, target, statement),
    ])} order by t."id" desc limit 1`,
  )
  return rows[0]?.name
}

const exampleOf = async (call: Execution, name: string): Promise<Cell> => {
  const { resource } = call
  const field = fieldOf(resource, name)!
  if (name === resource.label) return text(call.host.translate(call.language, 'validation.importExampleName'))
  if (isReference(field) && !field.required) return null
  if (isLookedUp(field)) return text((await anyName(call, field)) ?? '')
  // What nobody has to fill in as yet, and what depends on other values, is left empty: an example must not contradict
  // itself.
  if (field.showWhen || (!field.required && (!field.requiredWhen || field.requiredBy) && typeOf(field).text))
    return null
  return cellOf({ name, field, value: typeOf(field).sample(field, 1), record: {}, words: wordsOf(call) })
}

async function* oneRow(row: Row): AsyncGenerator<readonly Row[]> {
  yield [row]
}

/** An empty file with the titles in the caller's language and an example, which is refused when it is left in. */
export const templateFile = async (call: Execution, format: Format): Promise<SheetReply> => {
  const fields = takenBy(call.resource)
  const example: Cell[] = []
  for (const name of fields) example.push(await exampleOf(call, name))
  return reply(call, format, 'inputs.importTemplate.title', {
    name: nameOf(call),
    titles: fields.map(field => labelOf(call, field)),
    batches: oneRow(example),
  })
}
