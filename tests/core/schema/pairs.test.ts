import { describe, expect, it } from 'vitest'
import { checks } from '../../../resources/core/checks.ts'
import { covers, groups, mistakes } from '../support/pairs/entities.ts'
import { aspectsOf, typeNames, saidTwice, unwritten } from '../support/pairs/fields.ts'
import { typeTable } from '../../../resources/core/types/index.ts'

const all = covers()
const known = new Set([...checks.map(({ id }) => id), saidTwice])

describe('each option of a field beside each other one', () => {
  it('is known here by the types, so that a new one has to be', () => {
    expect(typeNames.toSorted()).toEqual(Object.keys(typeTable).toSorted())
    expect(unwritten()).toEqual([])
  })

  it.each(typeNames)('of a %s stands in an entity, or is refused by a check', type => {
    const { sets, refused } = all.get(type)!
    const aspects = aspectsOf(type)
    const isTogether = (one: string, other: string): boolean =>
      sets.some(set => set.includes(one) && set.includes(other))
    const isRefused = (...some: string[]): boolean => refused.has(some.join(' + '))
    const lost = aspects.flatMap((one, at) =>
      isRefused(one)
        ? []
        : [
            ...(sets.some(set => set.includes(one)) ? [] : [one]),
            ...aspects
              .slice(at + 1)
              .filter(other => !isRefused(other) && !isTogether(one, other) && !isRefused(one, other))
              .map(other => `${one} + ${other}`),
          ],
    )
    expect(lost).toEqual([])
    expect([...refused.values()].flat().filter(id => !known.has(id))).toEqual([])
  })

  it('stands in few entities, which the checks let pass', () => {
    const made = groups(all)
    expect(made.flatMap(mistakes)).toEqual([])
    expect(made.length).toBeLessThanOrEqual(16)
  })

  it.each([
    ['count', 'required'],
    ['text', 'readOnly + once'],
    ['text', 'required + requiredWhen'],
    ['ref', 'follows + where'],
    ['integer', 'unique + unindexed'],
    ['items', 'apart'],
    ['date', 'mask'],
  ])('that means nothing is refused: %s %s', (type, pair) => {
    const { refused } = all.get(type)!
    const [one, other] = pair.split(' + ')
    expect([refused.has(pair), refused.has(`${other} + ${one}`)]).toContain(true)
  })
})
