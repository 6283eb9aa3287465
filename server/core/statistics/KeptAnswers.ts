import type { ReportAnswer } from '../../../resources/core/statistics/index.ts'
import type { CachedAbout } from '../../platform/caches/Caches.ts'
import { RecentEntries } from '../../platform/caches/RecentEntries.ts'
import type { Database } from '../../platform/database/Database.ts'
import type { Execution } from '../execution.ts'
import { openWrites, replayedTo, stateOf, trackedTables } from '../tableChanges.ts'
import type { Asked } from './Asked.ts'
import type { StatisticsSource } from './inSnapshot.ts'
import { questionKey } from './questionKey.ts'
import { answerIn } from './readReport.ts'
import type { Settled } from './readReport.ts'
import type { SharedAnswers } from './SharedAnswers.ts'
import { SharedWork } from './SharedWork.ts'
import { tablesOf } from './tablesOf.ts'

interface Kept {
  readonly state: string
  readonly answer: ReportAnswer
}

/** How an answer that is not kept is worked out. */
export interface Work {
  /** Nobody waits for it any more. */
  readonly signal: AbortSignal
  /** The question among those that are best answered with it. */
  readonly together: () => Promise<readonly Asked[]>
  /** Answers questions, in their order. */
  readonly workOut: (questions: readonly Asked[], signal: AbortSignal) => Promise<readonly Settled[]>
}

/** About what a number takes. */
const bytesOfOne = 24

/** Most numbers that are kept of all answers together: some hundred megabytes. */
const mostKept = 2_000_000

/**
 * Answers for those who ask the same: the same question in the same language on the same day, of the same scope. One is
 * used for as long as the tables that it rests on have not been written since it was worked out; nobody is ever told
 * something older.
 */
export class KeptAnswers {
  readonly recent: RecentEntries<Kept>
  readonly #shared: SharedAnswers | undefined
  readonly #source: StatisticsSource
  readonly #underWay = new SharedWork<readonly Settled[]>()
  #tracked: Promise<ReadonlySet<string>> | undefined

  constructor(source: StatisticsSource, most = mostKept, shared?: SharedAnswers) {
    this.#source = source
    this.recent = new RecentEntries('reportAnswer', { most, bytesOfOne })
    this.#shared = shared
  }

  /**
   * The answer that is kept, or the one that is worked out now and kept if it can be. Whoever asks for what is being
   * worked out of the same state waits for that.
   */
  async answer(call: Execution, asked: Asked, { signal, together, workOut }: Work): Promise<ReportAnswer> {
    const tables = await this.#tablesOf(call, asked)
    const state = tables && (await this.#state(tables))
    if (tables === undefined || state === undefined) return answerIn((await workOut([asked], signal))[0])
    const key = questionKey(call, asked)
    const known =
      this.recent.find(key, kept => kept.state === state)?.answer ?? (await this.#findShared(call, asked, key, state))
    this.recent.count(known !== undefined)
    if (known) return this.#asOfNow(known, call)
    const unsettled = this.#source.isReplica ? undefined : await openWrites(this.#source.database, tables)
    const questions = await together()
    const keys = questions.map(one => questionKey(call, one))
    const answers = await this.#underWay.join(JSON.stringify([state, unsettled, keys]), signal, async inner => {
      const found = await workOut(questions, inner)
      if (unsettled === undefined)
        for (const [at, one] of found.entries())
          if (one.status === 'fulfilled')
            this.#keepEverywhere(call, questions[at]!, keys[at]!, { state, answer: one.value })
      return found
    })
    return answerIn(answers[keys.indexOf(key)])
  }

  #keepEverywhere(call: Execution, asked: Asked, key: string, value: Kept): void {
    const about = this.#keep(call, asked, key, value)
    this.#shared?.keep(key, value.state, value.answer, about)
  }

  /** What another host worked out, which is then kept here too. */
  async #findShared(call: Execution, asked: Asked, key: string, state: string): Promise<ReportAnswer | undefined> {
    const answer = await this.#shared?.find(key, state)
    if (answer) this.#keep(call, asked, key, { state, answer })
    return answer
  }

  /** Nothing has changed since, so that it holds as of now; what a replica has not heard of stays unheard of. */
  #asOfNow(answer: ReportAnswer, call: Execution): ReportAnswer {
    return this.#source.isReplica ? answer : { ...answer, asOf: call.now.toISOString() }
  }

  async #tablesOf({ host: { models } }: Execution, asked: Asked): Promise<readonly string[] | undefined> {
    if (this.#source.isReplica) return []
    const tracked = await (this.#tracked ??= trackedTables(this.#database).catch(error => {
      this.#tracked = undefined
      throw error
    }))
    // What a query reads is not told: it may be any of them.
    const tables = [...(tablesOf(models, asked) ?? tracked)]
    return tables.length > 0 && tables.every(table => tracked.has(table)) ? tables.sort() : undefined
  }

  #state(tables: readonly string[]): Promise<string> {
    return this.#source.isReplica ? replayedTo(this.#database) : stateOf(this.#database, tables)
  }

  get #database(): Database {
    return this.#source.database
  }

  /** Answers what is told of it. */
  #keep(call: Execution, asked: Asked, key: string, value: Kept): CachedAbout {
    const about = aboutOf(call, asked, value.answer)
    this.recent.keep(key, { value, size: numbersOf(asked, value.answer), about })
    return about
  }
}

const aboutOf = (
  { language }: Pick<Execution, 'language'>,
  { report }: Asked,
  { rows }: ReportAnswer,
): CachedAbout => ({ report: report.name, language, rows: rows.length })

/** A row has one for each measure in each range. */
const numbersOf = ({ measures, compare }: Asked, { rows, subtotals }: ReportAnswer): number =>
  (rows.length + subtotals.length + 1) * measures.length * (1 + compare.length)
