import type { SearchedText } from '../../resources/core/fields.ts'
import type { Model } from './model.ts'
import { tokensOf } from './search.ts'

/**
 * Entries of the search index that were worked out beforehand, by the value and how it is read. What a value sounds like takes
 * time, for which nobody else should wait in a transaction; a value that was not prepared is worked out when it is asked for.
 */
export class PreparedTokens {
  readonly #known = { name: new Map<string, readonly string[]>(), text: new Map<string, readonly string[]>(), end: new Map<string, readonly string[]>() }

  /** Works out the entries of what a record says by itself; what hooks add is left for later. */
  prepare({ search }: Pick<Model, 'search'>, record: Readonly<Record<string, unknown>>): void {
    search.forEach(({ name, reads }) => {
      const value = record[name]
      if (typeof value !== 'string' || value === '') return
      const known = this.#known[reads]
      if (!known.has(value)) known.set(value, tokensOf(value, reads))
    })
  }

  readonly of = (value: string, reads: SearchedText['reads']): readonly string[] => this.#known[reads].get(value) ?? tokensOf(value, reads)
}
