import { tableName } from './migrations/schemaNames.ts'
import type { Model } from './model.ts'
import { quoted } from './statement.ts'

/**
 * What records were called while they belonged to organisations that they have left, by record and hospital: written by
 * the database whenever one goes, with the index of its search as it was then.
 */
export const formerTable = ({ resource }: Model): string => quoted(`former_${tableName(resource)}_label`)

/**
 * SQL of what a record is called in a row that stays with an organisation (`hospital`): as it was there, where the
 * record belongs to another one now.
 * `alias` is that of the record, `label` what it is called now.
 */
export const labelThen = (target: Model, alias: string, label: string, hospital: string): string =>
  `case when ${alias}.${target.scopeColumn} = ${hospital} then ${label}` +
  ` else coalesce((select f."label" from ${formerTable(target)} f where f."record" = ${alias}."id" and f."hospital" = ${hospital}), ${label}) end`
