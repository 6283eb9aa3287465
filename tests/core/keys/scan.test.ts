import { expect, it } from 'vitest'
import { createScan } from '../../../src/core/keys/scan.ts'

/** What each key of a text is taken for, typed with so much time between keys. */
const typed = (keys: readonly string[], gap: number) => {
  const scan = createScan()
  return keys.map((key, at) => scan(key, 1000 + at * gap))
}

it('a scanner is told by its haste and its Enter', () => {
  const keys = ['Shift', 'P', '0', '0', '1', '7', 'Enter']
  expect(typed(keys, 10).at(-1)).toEqual({ text: 'P0017' })
  expect(typed(keys, 80)).toEqual(keys.map(() => 'pressed'))
  // Of the keys that follow the first one no list and no page makes anything.
  expect(typed(['s', 'n', '/', '?', '1'], 10)).toEqual(['pressed', 'going on', 'going on', 'going on', 'going on'])
})

it('keys of people are no scan, however quick the last one is', () => {
  expect(typed(['n', 'Enter'], 10)).toEqual(['pressed', 'pressed'])
  const scan = createScan()
  expect([scan('a', 0), scan('b', 10), scan('c', 20), scan('d', 30), scan('Enter', 500)].at(-1)).toBe('pressed')
  // What was begun long ago is no part of what is scanned now.
  expect(['1', '2', '3', '4', 'Enter'].map((key, at) => scan(key, 1000 + at)).at(-1)).toEqual({ text: '1234' })
})
