import type { AnyResource } from '../../../resources/core/index.ts'
import { compared, namesOfField } from './words.ts'

/** The fields that columns of a file may fill. */
export const takenBy = (resource: AnyResource): readonly string[] => resource.actions['import']?.takes ?? []

/** What was chosen for a title before: a field, or null where the column was left out. */
export type Remembered = ReadonlyMap<string, string | null>

const shortest = 2

const isLong = (title: string, name: string): boolean => title.length >= shortest && name.length >= shortest
const begins = (title: string, name: string): boolean =>
  isLong(title, name) && (title.startsWith(name) || name.startsWith(title))
const contains = (title: string, name: string): boolean =>
  isLong(title, name) && (title.includes(name) || name.includes(title))

/**
 * The field that each column most likely fills, by what was chosen before, else by its title in either language; each
 * field once, and null where no single field comes into question.
 */
export const guessColumns = (
  resource: AnyResource,
  titles: readonly string[],
  remembered: Remembered,
): readonly (string | null)[] => {
  const fields = takenBy(resource)
  const names = new Map(fields.map(field => [field, namesOfField(resource, field)]))
  const columns: (string | null)[] = titles.map(() => null)
  const free = (field: string): boolean => !columns.includes(field)
  const fill = (choose: (title: string) => string | null | undefined): void => {
    for (const [at, title] of titles.map(compared).entries()) {
      const field = columns[at] === null && title !== '' ? choose(title) : undefined
      if (field && fields.includes(field) && free(field)) columns[at] = field
    }
  }
  fill(title => remembered.get(title))
  fill(title => (remembered.has(title) ? undefined : fields.find(field => names.get(field)!.includes(title))))
  // "Mobile" is rather the mobile number than the guardian's mobile number, which only contains it.
  for (const resembles of [begins, contains]) {
    fill(title => {
      const near = remembered.has(title)
        ? []
        : fields.filter(field => free(field) && names.get(field)!.some(name => resembles(title, name)))
      return near.length === 1 ? near[0] : undefined
    })
  }
  return columns
}
