import type { Id } from './HttpError.ts'
import { toFilter } from './query.ts'

const mostIds = 200
/** Leaves room for host, path and the other parameters in a URL of 8 kB. */
const mostCharacters = 7000

/** The ids, each once, in groups that fit into one URL; what is no id is left out, as it would ask for every row. */
export const chunks = (ids: readonly Id[]): Id[][] => {
  const groups: Id[][] = []
  let characters = 0
  for (const id of new Map(ids.map(one => [toFilter(one), one])).values()) {
    if (toFilter(id) === undefined) continue
    const length = encodeURIComponent(String(id)).length + 3
    const group = groups.at(-1)
    if (group && group.length < mostIds && characters + length <= mostCharacters) {
      group.push(id)
      characters += length
    } else {
      groups.push([id])
      characters = length
    }
  }
  return groups
}
