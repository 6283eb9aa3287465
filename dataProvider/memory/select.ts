import { labelParts } from '../../resources/core/label.ts'
import { fieldOf, isLogicallyDeleted } from '../../resources/core/fields.ts'
import type { Field } from '../../resources/core/field.ts'
import type { AnyResource } from '../../resources/core/resource.ts'
import { isSecret, typeOf } from '../../resources/core/typeOf.ts'
import type { Row } from './sampleRecord.ts'

const compare = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one ?? '').localeCompare(String(other ?? ''), 'zh')

const parts = (text: unknown): string[] => (Array.isArray(text) ? text.map(String) : String(text).split(','))

/** Whether a value is among those that a filter says. */
const meets = (field: Field, value: unknown, said: unknown): boolean => {
  const type = typeOf(field)
  switch (type.filter) {
    case 'contains':
      return String(value ?? '')
        .toLowerCase()
        .includes(String(said).toLowerCase())
    case 'equals':
      return parts(said).some(part => type.read(part, field) === value)
    case 'overlaps':
      return Array.isArray(value) && parts(said).some(part => value.map(String).includes(part))
    case 'range': {
      const [from = '', to = ''] = parts(said)
      const bound = (text: string): unknown => (type.isOrdered || type.time ? (type.read(text, field) ?? text) : text)
      // A day bounds a moment as a whole.
      const at = type.time === 'moment' ? String(value ?? '').slice(0, 10) : value
      return (
        value != null &&
        (from === '' || compare(at, type.time ? from.slice(0, 10) : bound(from)) >= 0) &&
        (to === '' || compare(at, type.time ? to.slice(0, 10) : bound(to)) <= 0)
      )
    }
    default:
      return true
  }
}

const isSearched = (resource: AnyResource, row: Row, said: string): boolean =>
  (resource.list?.search ?? labelParts(resource)).some(name =>
    String(row[`${name}Label`] ?? row[name] ?? '')
      .toLowerCase()
      .includes(said.trim().toLowerCase()),
  )

/** The rows that a list shows for a filter. */
export const filtered = (
  resource: AnyResource,
  rows: readonly Row[],
  filter: Readonly<Record<string, unknown>>,
): Row[] =>
  rows.filter(row => {
    const { deleted, q, id } = filter
    if (
      isLogicallyDeleted(resource) &&
      String(deleted) !== 'all' &&
      id === undefined &&
      row['deleted'] !== (String(deleted) === 'true')
    )
      return false
    if (id !== undefined && !parts(id).includes(String(row.id))) return false
    if (q !== undefined && !isSearched(resource, row, String(q))) return false
    return Object.entries(filter).every(([name, said]) => {
      const field = name === 'deleted' ? undefined : fieldOf(resource, name)
      return !field || isSecret(field) || meets(field, row[name], said)
    })
  })

/** The same rows in an order. */
export const ordered = (rows: readonly Row[], field: string, order: string): Row[] =>
  rows.toSorted((one, other) => compare(one[field], other[field]) * (order.toLowerCase() === 'desc' ? -1 : 1))
