import { registry } from '../../resources/index.ts'
import { publication, publicationKinds } from '../../resources/content/publication.ts'
import { allows, permissionOf } from '../../resources/core/permission.ts'
import { implement } from '../core/contract.ts'
import { tableName } from '../core/migrations/schemaNames.ts'
import { all, literal, quoted } from '../core/statement.ts'

const nothing = `select 0 as id, null::timestamptz as at, '' as event, '' as kind, '' as title, 0 as record where false`

/** Each kind has ids of its own: what begins has the even ones, what ends the odd ones. */
const idOf = (place: number, event: 0 | 1): string => `t.id * ${2 * publicationKinds.length} + ${2 * place + event}`

export const publicationImplementation = implement(publication, {
  rows(_input, { statement, operator, reach, filtered, called }) {
    const selects = publicationKinds.flatMap((kind, place) => {
      const resource = registry[kind]!
      const needed = permissionOf(resource, 'list')
      if (!operator || (needed !== 'signedIn' && !allows(operator.permissions, needed))) return []
      const row = (event: 'begins' | 'ends', at: string, states: string): string => {
        const id = idOf(place, event === 'begins' ? 0 : 1)
        return `
        select ${id} as id, t.${at} as at, ${literal(event)} as event, ${literal(kind)} as kind, ${called(kind, 't')} as title, t.id as record
        from ${quoted(tableName(resource))} t where ${all([`t.state in (${states})`, `t.${at} is not null`, ...reach(kind, statement, 't'), ...filtered({ id })])}`
      }
      return [row('begins', 'valid_from', `'scheduled'`), row('ends', 'valid_until', `'scheduled', 'published'`)]
    })
    return [nothing, ...selects].join(' union all ')
  },
})
