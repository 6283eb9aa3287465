import type { Execution } from '../execution.ts'
import { KeptStates } from './KeptStates.ts'
import { readFacts, readWorkedOut } from './readFacts.ts'
import type { Group } from './readFacts.ts'
import type { Reading } from './Reading.ts'

/** What is told apart of a reading; `states` are those of the reader. */
const keyOf = ({ facts, bases, groupings, by, step, range, filters, branches, isBalance = false }: Reading): string =>
  JSON.stringify([facts.name, bases, groupings, by, step, range, filters, branches, isBalance])

/** Reads facts in the one state of the database from which answers are worked out. */
export class FactReader {
  readonly states: KeptStates
  readonly #call: Execution
  readonly #ahead = new Map<string, readonly Group[]>()

  constructor(call: Execution) {
    this.#call = call
    this.states = new KeptStates(call)
  }

  /** Takes together what several questions will read, where that is less work than to read it for each. */
  async readAhead(readings: readonly Reading[]): Promise<void> {
    const each = new Map(readings.map(reading => [keyOf(reading), reading]))
    for (const [reading, groups] of await readWorkedOut(this.#call, [...each.values()]))
      this.#ahead.set(keyOf(reading), groups)
  }

  /** The numbers of some facts; see {@link readFacts}. */
  async read(reading: Reading): Promise<readonly Group[]> {
    return this.#ahead.get(keyOf(reading)) ?? readFacts(this.#call, reading)
  }
}
