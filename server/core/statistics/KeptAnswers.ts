import type { ReportAnswer } from '../../../resources/core/statistics/index.ts'
import type { Cache, CachedAbout, CachedEntry, CacheFigures } from '../../platform/caches/Caches.ts'
import type { Database } from '../../platform/database/Database.ts'
import type { Execution } from '../execution.ts'
import { seesEveryRow } from '../visibility.ts'
import { sha256 } from '../sha256.ts'
import { isWritten, replayedTo, stateOf, trackedTables } from '../tableChanges.ts'
import type { Asked } from './Asked.ts'
import type { StatisticsSource } from './inSnapshot.ts'
import type { SharedAnswers } from './SharedAnswers.ts'
import { tablesOf } from './tablesOf.ts'
import { isToldOwn } from './told.ts'

interface Kept {
  readonly state: string
  readonly answer: ReportAnswer
  readonly numbers: number
  readonly about: CachedAbout
}

/** About what a number takes. */
const bytesOfOne = 24

/** Most numbers that are kept of all answers together: some hundred megabytes. */
const mostKept = 2_000_000

/**
 * Answers for those who ask the same: the same question in the same language on the same day, of the same scope. One is used for as long as the
 * tables that it rests on have not been written since it was worked out; nobody is ever told something older.
 */
export class KeptAnswers implements Cache {
  readonly kind = 'reportAnswer'
  readonly #kept = new Map<string, Kept>()
  readonly #shared: SharedAnswers | undefined
  readonly #source: StatisticsSource
  #tracked: Promise<ReadonlySet<string>> | undefined
  readonly #most: number
  #numbers = 0
  #hits = 0
  #misses = 0

  constructor(source: StatisticsSource, most = mostKept, shared?: SharedAnswers) {
    this.#source = source
    this.#most = most
    this.#shared = shared
  }

  figures(): CacheFigures {
    return { keys: this.#kept.size, bytes: this.#numbers * bytesOfOne, hits: this.#hits, misses: this.#misses }
  }

  entries(most: number): readonly CachedEntry[] {
    return [...this.#kept].slice(-most).map(([key, { numbers, about }]) => ({ name: nameOf(key), bytes: numbers * bytesOfOne, until: null, about }))
  }

  clear(name?: string): void {
    for (const key of [...this.#kept.keys()]) if (name === undefined || nameOf(key) === name) this.#forget(key)
  }

  /** The answer that is kept, or the one that is worked out now and kept if it can be. */
  async answer(call: Execution, asked: Asked, workOut: () => Promise<ReportAnswer>): Promise<ReportAnswer> {
    const tables = await this.#tablesOf(call, asked)
    const state = tables && await this.#state(tables)
    if (tables === undefined || state === undefined) return workOut()
    const key = keyOf(call, asked)
    const known = this.#kept.get(key)
    if (known?.state === state) {
      this.#kept.delete(key)
      this.#kept.set(key, known)
      this.#hits += 1
      return this.#asOfNow(known.answer, call)
    }
    this.#forget(key)
    const told = await this.#shared?.find(key, state)
    if (told !== undefined) {
      this.#hits += 1
      this.#keep(key, { state, answer: told, numbers: numbersOf(asked, told), about: aboutOf(call, asked, told) })
      return this.#asOfNow(told, call)
    }
    this.#misses += 1
    const isUnsettled = !this.#source.isReplica && await isWritten(this.#source.database, tables)
    const answer = await workOut()
    if (!isUnsettled) {
      const about = aboutOf(call, asked, answer)
      this.#keep(key, { state, answer, numbers: numbersOf(asked, answer), about })
      this.#shared?.keep(key, state, answer, about)
    }
    return answer
  }

  /** Nothing has changed since, so that it holds as of now; what a replica has not heard of stays unheard of. */
  #asOfNow(answer: ReportAnswer, call: Execution): ReportAnswer {
    return this.#source.isReplica ? answer : { ...answer, asOf: call.now.toISOString() }
  }

  async #tablesOf({ host: { models } }: Execution, asked: Asked): Promise<readonly string[] | undefined> {
    if (this.#source.isReplica) return []
    const tracked = await (this.#tracked ??= trackedTables(this.#database).catch(error => { this.#tracked = undefined; throw error }))
    // What a query reads is not told: it may be any of them.
    const tables = [...tablesOf(models, asked) ?? tracked]
    return tables.length > 0 && tables.every(table => tracked.has(table)) ? tables.sort() : undefined
  }

  #state(tables: readonly string[]): Promise<string> {
    return this.#source.isReplica ? replayedTo(this.#database) : stateOf(this.#database, tables)
  }

  get #database(): Database {
    return this.#source.database
  }

  #forget(key: string): void {
    this.#numbers -= this.#kept.get(key)?.numbers ?? 0
    this.#kept.delete(key)
  }

  #keep(key: string, kept: Kept): void {
    this.#forget(key)
    this.#kept.set(key, kept)
    this.#numbers += kept.numbers
    for (const oldest of this.#kept.keys()) {
      if (this.#numbers <= this.#most) return
      this.#forget(oldest)
    }
  }
}

const aboutOf = ({ language }: Pick<Execution, 'language'>, { report }: Asked, { rows }: ReportAnswer): CachedAbout => ({ report: report.name, language, rows: rows.length })

/** Questions are long, and name who asked; this tells them apart. */
const nameOf = (key: string): string => sha256(key).slice(0, 24)

/** A row has one for each measure in each range. */
const numbersOf = ({ measures, compare }: Asked, { rows, subtotals }: ReportAnswer): number => (rows.length + subtotals.length + 1) * measures.length * (1 + compare.length)

/** What makes two questions the same. */
const keyOf = (call: Execution, { report, measures, by, step, range, compare, totals, top, sort, filters }: Asked): string => {
  const { host, operator, language, today, timeZone } = call
  // Some are told own figures alone, and of some resources each sees other rows.
  const who = isToldOwn(call) || measures.some(({ facts }) => !seesEveryRow(host.models.of(facts.of.name), operator)) ? operator?.id : undefined
  return JSON.stringify([
    report.name, measures.map(({ whole }) => whole), by, step, range, compare, totals, top, sort?.whole, Object.entries(filters).sort(([one], [other]) => (one < other ? -1 : 1)),
    operator?.scope, who, language, today, timeZone,
  ])
}
