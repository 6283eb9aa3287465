import { expect, it } from 'vitest'
import { registry } from '../../../resources/index.ts'
import { allFields, usualSort } from '../../../resources/core/fields.ts'
import { typeOf } from '../../../resources/core/typeOf.ts'

/** Lists whose rows show when they came to be, each with the field that says it. */
const dated = Object.values(registry).flatMap(resource => {
  const { columns = [], spare = [] } = resource.list ?? {}
  const fields = allFields(resource)
  const shown = columns.filter(name => !spare.includes(name) && ['day', 'createdAt'].includes(name))
  return shown.length > 0 && shown.every(name => fields[name] && typeOf(fields[name]).time)
    ? [[resource.name, shown] as const]
    : []
})

it('finds lists whose rows have a day or a moment', () => expect(dated.length).toBeGreaterThan(15))

it.each(dated)('the list of %s begins in an order that can be seen', name => {
  const resource = registry[name]!
  expect(resource.list!.columns).toContain(usualSort(resource)[0])
})
