import { branchesOf, readBranch } from '../../../resources/core/branch.ts'
import { message } from '../../../resources/core/message.ts'
import type { Message } from '../../../resources/core/message.ts'
import {
  compareErrors,
  dimensionOf,
  dimensionsOf,
  fieldBehind,
  hasRange,
  isDerived,
  measureNamed,
  mostDimensions,
  rangeErrors,
  unitErrors,
} from '../../../resources/core/statistics/index.ts'
import type { AnyFacts, AnyReport, CalendarUnit, Compared, Step } from '../../../resources/core/statistics/index.ts'
import { isReference } from '../../../resources/core/typeOf.ts'
import { branchesApart, branchIds } from '../branches.ts'
import { invalid, noErrors, Problem } from '../errors/problem.ts'
import type { Execution } from '../execution.ts'
import { asId } from '../ids.ts'
import { targetOf } from '../model.ts'
import type { Values } from '../requestInput.ts'
import { scopeConditions } from '../scope.ts'
import { all, Statement } from '../statement.ts'
import { factsIn } from './Asked.ts'
import type { Asked, AskedMeasure, Branches } from './Asked.ts'
import type { Key } from './dimensionSql.ts'
import { readKey } from './readKey.ts'
import { titleIn, wordsOf } from './reportTable.ts'
import { isUntold } from './told.ts'

type Value = Exclude<Key, null>
type Errors = Record<string, Message>

/** Most values of one dimension that a question is filtered by. */
const mostValues = 1000

const list = <T>(value: unknown): readonly T[] => (Array.isArray(value) ? (value as T[]) : [])

/** The measure of that name. What is no measure of the report was refused before. */
const measureIn = (report: AnyReport, whole: string): AskedMeasure => ({ whole, ...measureNamed(report, whole)! })

/** Whether the caller reaches all of the records, and they are there. */
const areReached = async (call: Execution, to: string, ids: readonly number[]): Promise<boolean> => {
  const target = call.host.models.of(to)
  const statement = new Statement()
  const where = all([`t."id" = any(${statement.bind(ids)}::integer[])`, ...scopeConditions(call, target, statement)])
  const [found] = await statement.run<{ n: number }>(
    call.db,
    `select count(*)::integer as n from ${target.table} t where ${where}`,
  )
  return found!.n === new Set(ids).size
}

/** What a filter says: the values that count, those that were named, and of a tree the branches of these. */
interface FilterValues {
  readonly values: readonly Value[]
  readonly named: readonly Value[]
  readonly branches?: Branches
}

/** Ids of records, those of a tree with all below them unless they are named alone. */
const readRecords = async (
  call: Execution,
  to: string,
  texts: readonly string[],
  isTree: boolean,
  isChosen: boolean,
): Promise<FilterValues | 'outOfReach' | undefined> => {
  const asked = texts
    .map(text => (isTree ? readBranch(text) : { id: text, isOnly: true }))
    .map(({ id, isOnly }) => ({ id: asId(id), isOnly }))
  if (asked.some(({ id }) => id === undefined)) return undefined
  const ids = asked.map(({ id }) => id!)
  if (!(await areReached(call, to, ids))) return 'outOfReach'
  const roots = asked.filter(({ isOnly }) => !isOnly).map(({ id }) => id!)
  const named = [...new Set(ids)]
  const model = call.host.models.of(to)
  if (!isTree || !isChosen)
    return {
      named,
      values: roots.length === 0 ? ids : [...new Set([...ids, ...(await branchIds(call, model, roots))])],
    }
  const alone = named.filter(id => !roots.includes(id))
  const apart = [...alone.map(id => ({ id, root: id })), ...(await branchesApart(call, model, roots))]
  const [members, of] = [apart.map(({ id }) => id), apart.map(({ root }) => root)]
  return { named, values: [...new Set(members)], branches: { ids: members, of, alone } }
}

/** 404: filters name records that are not there, or that the caller does not reach; which of both is told to nobody. */
const outOfReach = (call: Execution, facts: AnyFacts, names: readonly string[]): Problem => {
  const words = wordsOf(call)
  return new Problem(404, 'filterOutOfReach', {
    parameters: { fields: words.format.list(names.map(name => titleIn(words, facts, name))) },
    errors: Object.fromEntries(names.map(name => [name, message('outOfReach')])),
  })
}

const textsIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(',')
      .map(one => one.trim())
      .filter(one => one !== ''),
  ),
]

const readFilter = async (
  call: Execution,
  facts: AnyFacts,
  name: string,
  text: string,
  isChosen: boolean,
): Promise<FilterValues | 'outOfReach' | undefined> => {
  const texts = textsIn(text)
  const dimension = dimensionOf(facts, name)!
  const field = fieldBehind(facts, dimension)!
  if (texts.length > mostValues) return undefined
  if (!isDerived(dimension) && isReference(field)) {
    return readRecords(
      call,
      targetOf(field),
      texts,
      branchesOf(field, target => call.host.models.of(target).resource) !== undefined,
      isChosen,
    )
  }
  const values = texts.map(one => readKey(facts, name, one))
  return values.includes(undefined) ? undefined : { values: values as Value[], named: values as Value[] }
}

/** Whether all rows are meant, whatever their day: a list that no day is chosen of shows them all. */
const areAllDays = ({ list: on }: AnyReport, from: string | undefined, to: string | undefined): boolean =>
  on !== undefined && from === undefined && to === undefined

/** What its facts cannot be asked together, or without a day. */
const unfitting = ({
  measures,
  by,
  step,
  filters,
  compare,
  unit,
  compareFrom,
  compareTo,
  chosen,
  top,
  sort,
  from,
  to,
  report,
}: {
  measures: readonly AskedMeasure[]
  by: readonly string[]
  step: Step | undefined
  filters: readonly (readonly [name: string, text: string])[]
  compare: readonly Compared[]
  unit: CalendarUnit | undefined
  compareFrom: string | undefined
  compareTo: string | undefined
  chosen: readonly string[]
  top: number | undefined
  sort: AskedMeasure | undefined
  from: string | undefined
  to: string | undefined
  report: AnyReport
}): Errors => {
  const errors: Errors = noErrors()
  const facts = factsIn({ measures, sort: undefined })
  const isOfAllDays = areAllDays(report, from, to)
  const lacks = (name: string): boolean => factsIn({ measures, sort }).some(one => dimensionOf(one, name) === undefined)
  if (by.length > mostDimensions) errors['by'] = message('mostEntries', { max: mostDimensions })
  else if (by.some(lacks)) errors['by'] = message('notBrokenDown')
  for (const [name, text] of filters) {
    const most = report.sideBySide?.[name]?.to
    if (lacks(name)) errors[name] = message('notBrokenDown')
    else if (most !== undefined && textsIn(text).length > most) errors[name] = message('mostEntries', { max: most })
  }
  if (chosen.some(name => !by.includes(name))) errors['chosen'] = message('notAsked')
  if (step !== undefined && (isOfAllDays || facts.some(({ day }) => day === undefined)))
    errors['step'] = message('notInTime')
  if (hasRange({ facts }) && !isOfAllDays) {
    Object.assign(errors, unitErrors({ from, to }, unit), compareErrors({ from: compareFrom, to: compareTo }))
    if (!errors['step']) Object.assign(errors, rangeErrors({ from, to, step }))
  } else {
    // Of a report that also has facts in time, its range is everybody's.
    if (!hasRange(report))
      for (const [name, day] of Object.entries({ from, to })) if (day !== undefined) errors[name] = message('notInTime')
    if (compare.length > 0) errors['compare'] = message('notInTime')
    for (const [name, day] of Object.entries({ unit, compareFrom, compareTo }))
      if (day !== undefined) errors[name] = message('notInTime')
  }
  if (top !== undefined && by.length === 0) errors['top'] = message('topOfNothing')
  // What is not told orders nothing but the groups of which the largest are told.
  if (sort !== undefined && top === undefined && !measures.some(({ whole }) => whole === sort.whole))
    errors['sort'] = message('notShown')
  return errors
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** What it is compared with, days that were chosen among it. */
const comparedIn = (
  compare: readonly Compared[],
  from: string | undefined,
  to: string | undefined,
): Pick<Asked, 'compare' | 'compareRange'> =>
  from === undefined || to === undefined
    ? { compare, compareRange: undefined }
    : { compare: [...compare, 'free'], compareRange: { from, to } }

/**
 * Reads a question to a report, whose values are those of its fields. Throws 400 with every error at once, 404 for
 * records out of reach.
 */
export const checkReport = async (call: Execution, report: AnyReport, input: Values): Promise<Asked> => {
  const measures = list<string>(input['measures']).map(whole => measureIn(report, whole))
  const [by, compare, chosen, step, unit] = [
    list<string>(input['by']),
    list<Compared>(input['compare']),
    list<string>(input['chosen']),
    textOf(input['step']) as Step | undefined,
    textOf(input['unit']) as CalendarUnit | undefined,
  ]
  const given = dimensionsOf(report).flatMap((name): [string, string][] => {
    const text = textOf(input[name])
    return text === undefined ? [] : [[name, text]]
  })
  const top = typeof input['top'] === 'number' ? input['top'] : undefined
  const sorted = textOf(input['sort'])
  const sort = sorted === undefined ? undefined : measureIn(report, sorted)
  const [from, to] = [textOf(input['from']), textOf(input['to'])]
  const [compareFrom, compareTo] = [textOf(input['compareFrom']), textOf(input['compareTo'])]
  const errors = unfitting({
    measures,
    by,
    step,
    filters: given,
    compare,
    unit,
    compareFrom,
    compareTo,
    chosen,
    top,
    sort,
    from,
    to,
    report,
  })
  const filters: Record<string, readonly Value[]> = {}
  const named: Record<string, readonly Value[]> = Object.fromEntries(chosen.map(name => [name, []]))
  const branches: Record<string, Branches> = {}
  const beyond: string[] = []
  for (const [name, text] of given) {
    if (errors[name]) continue
    const isChosen = chosen.includes(name)
    const read = await readFilter(call, measures[0]!.facts, name, text, isChosen)
    if (read === undefined) errors[name] = message('filter')
    else if (read === 'outOfReach') beyond.push(name)
    else if (read.values.length > 0) {
      filters[name] = read.values
      if (isChosen) named[name] = read.named
      if (read.branches) branches[name] = read.branches
    }
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  if (beyond.length > 0) throw outOfReach(call, measures[0]!.facts, beyond)
  const isInDays = hasRange({ facts: factsIn({ measures, sort: undefined }) }) && !areAllDays(report, from, to)
  const range = isInDays ? { from: from!, to: to! } : null
  const untold = new Set(factsIn({ measures, sort }).filter(facts => isUntold(call, facts)))
  return {
    report,
    measures,
    by,
    step,
    range,
    ...comparedIn(compare, compareFrom, compareTo),
    unit,
    totals: input['totals'] === true,
    top,
    sort,
    filters,
    filterTexts: Object.fromEntries(
      given.flatMap(([name, text]) => (Object.hasOwn(filters, name) ? [[name, textsIn(text)]] : [])),
    ),
    chosen: named,
    branches,
    untold,
  }
}
