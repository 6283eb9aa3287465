import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { registry } from '../../../resources/index.ts'
import { checkRegistry } from '../../../resources/core/checks.ts'
import { equipment } from './equipment.ts'

it('an entity of ten fields and three actions is declared in 35 lines, as the formatter lays them out', () => {
  const source = readFileSync(new URL('equipment.ts', import.meta.url), 'utf8')
  const descriptor = source.slice(source.indexOf('export const equipment'), source.indexOf('\n})') + 3).split('\n')
  const { deleted: _deleted, ...fields } = equipment.fields
  const { lend, giveBack, retire } = equipment.actions
  expect(Object.keys(fields)).toHaveLength(10)
  expect([lend, giveBack, retire].every(action => action.set !== undefined)).toBe(true)
  expect(descriptor.length).toBeLessThanOrEqual(35)
  expect(checkRegistry({ ...registry, equipment }).filter(({ place }) => place.startsWith('equipment.'))).toEqual([])
})
