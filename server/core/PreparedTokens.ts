import type { SearchedText } from '../../resources/core/fields.ts'
import type { Model } from './model.ts'
import { orderKey } from './orderKey.ts'
import { tokensOf } from './search.ts'

/**
 * Entries of the search index and keys of the order that were worked out beforehand, by the value and how it is read.
 * What a value sounds like takes time, for which nobody else should wait in a transaction; a value that was not
 * prepared is worked out when it is asked for.
 */
export class PreparedTokens {
  readonly #known = {
    name: new Map<string, readonly string[]>(),
    text: new Map<string, readonly string[]>(),
    end: new Map<string, readonly string[]>(),
  }
  readonly #keys = { name: new Map<string, string>(), text: new Map<string, string>() }

  /** Works out what is kept of what a record says by itself; what hooks add is left for later. */
  prepare({ search, ordered }: Pick<Model, 'search' | 'ordered'>, record: Readonly<Record<string, unknown>>): void {
    search.forEach(({ name, reads }) => {
      const value = record[name]
      if (typeof value !== 'string' || value === '') return
      const known = this.#known[reads]
      if (!known.has(value)) known.set(value, tokensOf(value, reads))
    })
    ordered.forEach(({ name, isName }) => {
      const value = record[name]
      const keys = this.#keys[isName ? 'name' : 'text']
      if (typeof value === 'string' && !keys.has(value)) keys.set(value, orderKey(value, isName))
    })
  }

  readonly of = (value: string, reads: SearchedText['reads']): readonly string[] =>
    this.#known[reads].get(value) ?? tokensOf(value, reads)

  readonly key = (value: unknown, isName: boolean): string =>
    (typeof value === 'string' ? this.#keys[isName ? 'name' : 'text'].get(value) : undefined) ?? orderKey(value, isName)
}
