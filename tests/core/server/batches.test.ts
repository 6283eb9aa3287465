import { expect, it } from 'vitest'
import { implementations } from '../../../server/implementations.ts'
import { Statement } from '../../../server/core/statement.ts'
import { operatorWith } from './harness.ts'

const queries = implementations
  .filter(({ resource }) => resource.rows === 'query')
  .map(
    one => [one.resource.name, one.handlers['rows'] as unknown as (input: object, context: object) => string] as const,
  )

// An export asks for its rows by their ids, a thousand at a time: a query that does not look at them would work all
// rows out for each thousand.
it.each(queries)('%s works out the rows alone whose ids are asked for', (_name, rows) => {
  const asked = new Set<string>()
  const filtered = (names: Readonly<Record<string, string>>): string[] => {
    Object.keys(names).forEach(name => asked.add(name))
    return []
  }
  rows(
    { from: null, to: null, days: null },
    {
      statement: new Statement(),
      filtered,
      today: '2026-03-01',
      now: new Date(),
      timeZone: 'Asia/Shanghai',
      language: 'zh',
      t: (key: string) => key,
      operator: operatorWith(),
      reach: () => [],
      called: () => 'null',
    },
  )
  expect([...asked]).toContain('id')
})
