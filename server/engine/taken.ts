import { message } from '../../resources/schema/message.ts'
import type { Message } from '../../resources/schema/message.ts'
import type { FieldErrors } from '../../resources/schema/validate.ts'
import type { Execution } from './execution.ts'
import type { Values } from './requestInput.ts'
import { Statement } from './statement.ts'

/** A field whose value one live record may have, alone or together with the fields it is unique within. */
export interface UniqueField {
  readonly name: string
  readonly within: readonly string[]
  /** Deleted records keep their values too. */
  readonly isEver: boolean
}

export const uniqueFields = ({ resource }: Pick<Execution, 'resource'>): readonly UniqueField[] =>
  Object.entries(resource.fields).flatMap(([name, { unique }]) => (unique ? [{ name, within: typeof unique === 'object' ? unique.within : [], isEver: unique === 'ever' }] : []))

/** What records with the same value have in common; undefined where there is no value, which is never taken. */
export const uniqueKey = ({ name, within }: Pick<UniqueField, 'name' | 'within'>, record: Values): string | undefined => {
  const parts = [...within, name].map(one => record[one])
  return parts.some(part => part === null || part === undefined) ? undefined : JSON.stringify(parts)
}

/**
 * The errors of new records whose unique values live records have already, wherever these stand. What is free now may be taken by the
 * time it is written; then the index refuses it.
 */
export const findTaken = async (call: Execution, records: readonly Values[]): Promise<readonly FieldErrors[]> => {
  const { model } = call
  const errors: Record<string, Message>[] = records.map(() => ({}))
  for (const field of uniqueFields(call)) {
    const keys = records.map(record => uniqueKey(field, record))
    const values = [...new Set(records.filter((_, at) => keys[at] !== undefined).map(record => record[field.name]))]
    if (values.length === 0) continue
    const statement = new Statement()
    const columns = [...field.within, field.name].map(name => `t.${model.column(name)} as "${name}"`)
    const rows = await statement.run<Values>(call.db, `select ${columns.join(', ')} from ${model.table} t` +
      ` where t.${model.column(field.name)} = any(${statement.bind(values)})${model.isLogical && !field.isEver ? ' and not t."deleted"' : ''}`)
    const taken = new Set(rows.map(row => uniqueKey(field, row)))
    for (const [at, key] of keys.entries()) if (key !== undefined && taken.has(key)) errors[at]![field.name] = message('unique')
  }
  return errors
}
