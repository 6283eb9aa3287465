import { endOf } from '../../../resources/core/statistics/index.ts'
import type { AnyFacts } from '../../../resources/core/statistics/index.ts'
import { fieldOf } from '../../../resources/core/fields.ts'
import { isMoment } from '../../../resources/core/typeOf.ts'
import { remembered } from '../../../resources/core/remembered.ts'
import type { Execution } from '../execution.ts'
import type { Models } from '../model.ts'
import { literal, quoted, Statement } from '../statement.ts'
import { deltaTable, rollUpOf } from './rollUpOf.ts'

/** What a host declares as kept of some facts, as the database notes it. */
const definitionOf = remembered((models: Models) =>
  remembered((facts: AnyFacts) => JSON.stringify(rollUpOf(models, facts))),
)

type Standing = Pick<Execution, 'db' | 'host' | 'timeZone'>

/**
 * How things stand with what is kept, in the one state of the database from which an answer is read: each thing is
 * asked once, however often it is read from.
 */
export class KeptStates {
  readonly #call: Standing
  readonly #known = new Map<string, Promise<boolean>>()

  constructor(call: Standing) {
    this.#call = call
  }

  /** Whether what is kept of the facts is what is declared, complete, and of the days of this time zone. */
  isReady(facts: AnyFacts): Promise<boolean> {
    const {
      timeZone,
      host: { models },
    } = this.#call
    return this.#once(
      `ready ${facts.name}`,
      statement => `select next_piece is null and definition = ${statement.bind(definitionOf(models)(facts))} and coalesce(time_zone, ${statement.bind(timeZone)}) = ${statement.bind(timeZone)} as "is"
      from roll_up where facts = ${statement.bind(facts.name)}`,
    )
  }

  /** Whether anything waits to be added to the sums of the facts. */
  isWaiting(facts: AnyFacts): Promise<boolean> {
    return this.#once(`waiting ${facts.name}`, () => `select exists (select from ${quoted(deltaTable(facts))}) as "is"`)
  }

  /**
   * Whether no row is placed between the end of an unfinished month and its last day, so that the month is what it has
   * until then.
   */
  async isLast(facts: AnyFacts, to: string): Promise<boolean> {
    const {
      timeZone,
      host: { models },
    } = this.#call
    const model = models.of(facts.of.name)
    const isLater = await this.#once(`later ${facts.name} ${to}`, statement => {
      const at = (day: string): string =>
        isMoment(fieldOf(facts.of, facts.day!))
          ? `((${statement.bind(day)}::date + 1)::timestamp at time zone ${literal(timeZone)})`
          : `${statement.bind(day)}::date + 1`
      const column = `t.${model.column(facts.day!)}`
      return `select exists (select from ${model.table} t where ${column} >= ${at(to)} and ${column} < ${at(endOf(to, 'month'))}) as "is"`
    })
    return !isLater
  }

  #once(what: string, text: (statement: Statement) => string): Promise<boolean> {
    const known = this.#known.get(what)
    if (known) return known
    const statement = new Statement()
    const found = statement.run<{ is: boolean }>(this.#call.db, text(statement)).then(([row]) => row?.is === true)
    this.#known.set(what, found)
    return found
  }
}
