import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applied, arranged, projected, step } from '../../../src/core/tree/moves.ts'
import type { Direction } from '../../../src/core/tree/moves.ts'
import { below, flat, treeOf, withAncestors } from '../../../src/core/tree/treeOf.ts'

const record = (id: number, superior: number | null, sort: number) => ({ id, superior, sort })
const fields = { tree: 'superior', order: 'sort', max: 9999 }

/** 1 (2 (3), 4), 5 */
const records = [record(1, null, 10), record(2, 1, 10), record(3, 2, 10), record(4, 1, 20), record(5, null, 20)]
const tree = treeOf(records, 'superior')
const at = (id: number) => tree.byId.get(id)!
const ids = (nodes: readonly { readonly id: number }[]) => nodes.map(node => node.id)

describe('a tree of records', () => {
  it('is read from top to bottom, as far as it is open', () => {
    expect(ids(flat(tree))).toEqual([1, 2, 3, 4, 5])
    expect(ids(flat(tree, node => node.id === 1))).toEqual([1, 2, 4, 5])
    expect(ids(below(at(1))).sort()).toEqual([2, 3, 4])
    expect([...withAncestors(tree, [3])].sort()).toEqual([1, 2, 3])
  })

  it('has every record once, whatever stands above what', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 12 }), superiors => {
        const some = superiors.map((superior, index) => record(index + 1, superior === 0 ? null : superior, 0))
        expect(ids(flat(treeOf(some, 'superior'))).sort((a, b) => a - b)).toEqual(some.map(one => one.id))
      }),
    )
  })

  it('may be as deep as it likes', () => {
    const chain = Array.from({ length: 20_000 }, (_, index) => record(index + 1, index === 0 ? null : index, 0))
    expect(flat(treeOf(chain, 'superior')).at(-1)!.depth).toBe(19_999)
  })
})

describe('a step', () => {
  const to = (id: number, direction: Direction) => {
    const destination = step(tree, at(id), direction)
    return destination && [destination.parent?.id ?? null, destination.index]
  }

  it('leads past a neighbour, into the one before, or out behind the superior', () => {
    expect([to(4, 'up'), to(2, 'down'), to(4, 'in'), to(3, 'out')]).toEqual([
      [1, 0],
      [1, 1],
      [2, 1],
      [1, 1],
    ])
    expect([to(1, 'up'), to(4, 'down'), to(1, 'in'), to(5, 'out')]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('a new place', () => {
  it('is one between its neighbours where there is room', () => {
    expect(arranged(tree, at(5), { parent: at(1), index: 1 }, fields)).toEqual([{ ...record(5, 1, 15) }])
    expect(arranged(tree, at(5), { parent: at(1), index: 2 }, fields)).toEqual([{ ...record(5, 1, 30) }])
    expect(arranged(tree, at(5), { parent: at(4), index: 0 }, fields)).toEqual([{ ...record(5, 4, 10) }])
  })

  it('numbers all neighbours anew where there is none, and changes nothing where nothing moves', () => {
    const tight = treeOf([record(1, null, 999), record(2, null, 999), record(3, null, 999)], 'superior')
    expect(arranged(tight, tight.byId.get(3)!, { parent: null, index: 1 }, fields)).toEqual([
      record(1, null, 10),
      record(3, null, 20),
      record(2, null, 30),
    ])
    expect(arranged(tree, at(4), { parent: at(1), index: 1 }, fields)).toEqual([])
  })

  it('stands where it was sent, whatever stood there before', () => {
    const siblings = fc
      .array(fc.integer({ min: 0, max: 40 }), { minLength: 2, maxLength: 12 })
      .map(sorts => sorts.sort((a, b) => a - b))
    fc.assert(
      fc.property(siblings, fc.nat(), fc.nat(), (sorts, from, to) => {
        const all = sorts.map((sort, index) => record(index + 1, null, sort))
        const some = treeOf(all, 'superior')
        const node = some.roots[from % all.length]!
        const index = to % all.length
        const after = applied(all, arranged(some, node, { parent: null, index }, { ...fields, max: 40 }), 'sort')
        expect(after.findIndex(one => one.id === node.id)).toBe(index)
        expect(after.filter(one => one.id !== node.id).map(one => one.id)).toEqual(
          all.filter(one => one.id !== node.id).map(one => one.id),
        )
        expect(after.every(one => Number(one['sort']) >= 0 && Number(one['sort']) <= 40)).toBe(true)
      }),
    )
  })
})

describe('a drop', () => {
  const drop = (id: number, over: number, levels: number) => {
    const node = at(id)
    const shown = flat(tree).filter(one => !below(node).includes(one))
    const { parent, index, depth } = projected(shown, node, at(over), levels)
    return [parent?.id ?? null, index, depth]
  }

  it('lands as deep as it was drawn sideways, as far as its neighbours allow', () => {
    expect(drop(5, 4, 0)).toEqual([1, 1, 1])
    expect(drop(5, 3, 2)).toEqual([2, 0, 2])
    expect(drop(5, 5, 1)).toEqual([1, 2, 1])
    expect(drop(5, 5, 9)).toEqual([4, 0, 2])
    expect(drop(1, 5, 0)).toEqual([null, 1, 0])
    expect(drop(5, 1, 3)).toEqual([null, 0, 0])
  })

  it('goes behind what a shut node holds', () => {
    const shown = [at(1), at(2), at(4), at(5)]
    expect(projected(shown, at(5), at(4), 2)).toMatchObject({ parent: at(2), index: 1 })
  })
})
