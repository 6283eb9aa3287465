import { patient } from '../../resources/patients/patient.ts'
import { fieldOf, isWritable, storedFields } from '../../resources/core/fields.ts'
import type { AnyResource, InferRecord } from '../../resources/core/index.ts'
import { message } from '../../resources/core/message.ts'
import { isSame } from '../core/changes.ts'
import type { Context } from '../core/contract.ts'
import { all, Statement } from '../core/statement.ts'
import { invalid, notFound } from '../core/errors/problem.ts'
import { columnName } from '../core/migrations/schemaNames.ts'

export type Patient = InferRecord<typeof patient>

/** The record that stays, and the one that goes into it. */
export interface Pair {
  readonly survivor: Patient
  readonly other: Patient
}

/** Who is meant to be merged. */
export interface PairIds {
  readonly survivor: number
  readonly other: number
}

const resource: AnyResource = patient

const toRecord = (row: Readonly<Record<string, unknown>>): Patient =>
  Object.fromEntries(
    ['id', 'version', ...storedFields(resource).map(([name]) => name)].map(name => [name, row[columnName(name)]]),
  ) as unknown as Patient

/**
 * Both records of a merge, where the caller reaches both; held in the order of their ids until the transaction ends if
 * `locked`, so that two merges wait for one another. Throws 404 where one is not reached, 400 where the two cannot be
 * merged.
 */
export const readPair = async (
  { survivor, other }: PairIds,
  context: Context,
  { locked }: { readonly locked: boolean },
): Promise<Pair> => {
  if (survivor === other) throw invalid({ other: message('sameRecord') })
  const statement = new Statement()
  const conditions = [
    `t.id = any(${statement.bind([survivor, other])}::integer[])`,
    ...context.reach('patient', statement, 't'),
  ]
  const rows = (
    await statement.run<Record<string, unknown>>(
      context.db,
      `select t.* from patient t where ${all(conditions)} order by t.id${locked ? ' for update of t' : ''}`,
    )
  ).map(toRecord)
  const find = (id: number): Patient => {
    const found = rows.find(row => row.id === id)
    if (!found) throw notFound()
    return found
  }
  const pair = { survivor: find(survivor), other: find(other) }
  if (pair.survivor.deleted) throw invalid({ survivor: message('reference') })
  if (pair.other.mergedInto !== null) throw invalid({ other: message('reference') })
  return pair
}

/** The fields of which the value of the other record may be taken. How long an account is valid follows from both. */
export const choosable: ReadonlySet<string> = new Set(
  storedFields(resource)
    .filter(([name, field]) => isWritable(field) && !field.showWhen && name !== 'hospital')
    .map(([name]) => name),
)

/**
 * The fields in which the two say something different, so that somebody has to choose; a lifetime stays in any case.
 */
export const differing = ({ survivor, other }: Pair): string[] =>
  [...choosable]
    .filter(name => !isSame(fieldOf(resource, name)!, survivor[name as keyof Patient], other[name as keyof Patient]))
    .filter(name => name !== 'type' || !isLifetime({ survivor, other }))

/** Whether one of the two is a lifetime patient. */
export const isLifetime = ({ survivor, other }: Pair): boolean =>
  [survivor, other].some(({ type }) => type === 'lifetime')

/** What nobody chooses, as it tells something of the value that was. */
const told: ReadonlyMap<string, readonly string[]> = new Map([['mobile', ['mobileVerifiedAt']]])

/** The values that the survivor takes over. Throws 400 for a field that cannot be chosen. */
export const takenValues = ({ other }: Pair, fields: readonly string[]): Partial<Patient> => {
  if (fields.some(name => !choosable.has(name))) throw invalid({ take: message('choice') })
  return Object.fromEntries(
    fields.flatMap(name => [name, ...(told.get(name) ?? [])]).map(name => [name, other[name as keyof Patient]]),
  )
}
