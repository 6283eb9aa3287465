import { fieldOf } from '../../../resources/core/fields.ts'
import { labelParts } from '../../../resources/core/label.ts'
import type { Field } from '../../../resources/core/index.ts'
import { message } from '../../../resources/core/message.ts'
import type { Message } from '../../../resources/core/message.ts'
import { isLookedUp } from '../../../resources/core/typeOf.ts'
import type { Execution } from '../execution.ts'
import { checkNewRecords, ownPlace } from '../input.ts'
import type { Values } from '../requestInput.ts'
import { uniqueFields, uniqueKey } from '../taken.ts'
import { findTaken } from '../uniqueAnswers.ts'
import { exampleText } from './example.ts'
import { Lookup } from './Lookup.ts'
import { isBlank } from './read/Cell.ts'
import type { SheetRow } from './read/Cell.ts'
import { readValue } from './values.ts'

/** Which field each column fills, and what all rows have. */
export interface Plan {
  readonly columns: readonly (string | null)[]
  readonly fixed: Values
}

/** A row that was checked: the values of its record, or the messages by field. */
export interface CheckedRow {
  readonly number: number
  readonly value: Values | undefined
  readonly errors: Readonly<Record<string, Message>>
}

interface Column {
  readonly at: number
  readonly name: string
  readonly field: Field
}

/**
 * Checks the rows of one import, batch by batch from its beginning: each as if it were typed into the form, and against
 * the rows before it. Nothing is written.
 */
export class RowChecker {
  readonly #call: Execution
  readonly #plan: Plan
  readonly #columns: readonly Column[]
  readonly #lookup: Lookup
  /** The first row with a unique value. */
  readonly #seen = new Map<string, number>()

  constructor(call: Execution, plan: Plan) {
    this.#call = call
    this.#plan = plan
    this.#lookup = new Lookup(call)
    const { resource } = call
    const columns = plan.columns.flatMap((name, at): Column[] =>
      name === null ? [] : [{ at, name, field: fieldOf(resource, name)! }],
    )
    // The organisation comes first: it tells apart what it has of the same name.
    this.#columns = [
      ...columns.filter(({ name }) => name === resource.scopedBy),
      ...columns.filter(({ name }) => name !== resource.scopedBy),
    ]
  }

  async check(rows: readonly SheetRow[]): Promise<readonly CheckedRow[]> {
    const call = this.#call
    await this.#lookup.prepare(
      rows.flatMap(({ cells }) =>
        this.#columns.flatMap(({ at, name, field }) => {
          const cell = cells[at]
          return typeof cell === 'string' && !isBlank(cell) ? [{ name, field, text: cell }] : []
        }),
      ),
    )
    const read = rows.map(row => this.#read(row))
    const checked = await checkNewRecords(
      call,
      read.map(({ input }) => input),
    )
    const records = checked.map((one, at) => (one.ok ? one.value : read[at]!.input))
    const taken = await findTaken(call, records)
    return rows.map(({ number }, at) => {
      const one = checked[at]!
      // What a cell does not say is not missing as well.
      const errors = {
        ...taken[at],
        ...this.#repeated(number, records[at]!),
        ...(one.ok ? {} : one.errors),
        ...read[at]!.errors,
      }
      return { number, errors, value: one.ok && Object.keys(errors).length === 0 ? one.value : undefined }
    })
  }

  #read({ cells }: SheetRow): { readonly input: Values; readonly errors: Record<string, Message> } {
    const { resource } = this.#call
    const input: Record<string, unknown> = { ...this.#plan.fixed }
    const errors: Record<string, Message> = {}
    for (const { at, name, field } of this.#columns) {
      const cell = cells[at] ?? ''
      if (typeof cell !== 'string') {
        errors[name] = message(cell.problem)
        continue
      }
      if (isBlank(cell)) continue
      const read = isLookedUp(field)
        ? this.#lookup.read(name, cell, input[resource.scopedBy] ?? ownPlace(this.#call))
        : readValue({ text: cell, name, field, resource })
      if ('problem' in read) errors[name] = read.problem
      else input[name] = read.value
    }
    for (const name of labelParts(resource))
      if (exampleText.includes(String(input[name] ?? ''))) errors[name] = message('importExample')
    return { input, errors }
  }

  #repeated(number: number, record: Values): Record<string, Message> {
    const errors: Record<string, Message> = {}
    for (const field of uniqueFields(this.#call)) {
      const key = uniqueKey(field, record)
      if (key === undefined) continue
      const first = this.#seen.get(`${field.name} ${key}`)
      if (first === undefined) this.#seen.set(`${field.name} ${key}`, number)
      else errors[field.name] = message('importRepeated', { row: first })
    }
    return errors
  }
}
