import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allows } from '../../resources/core/permission.ts'
import {
  leavesOf,
  matching,
  reticked,
  selectedIn,
  stateOf,
  tickedLeaves,
  withGroups,
} from '../../src/access/trees/ticks.ts'
import type { TickNode } from '../../src/access/trees/ticks.ts'
import { grantedBy, grantedLeaves, mayChange } from '../../src/access/trees/wildcards.ts'

interface Shape {
  readonly locked: boolean
  readonly below: readonly Shape[]
}

/** Trees up to four levels deep, of which every node has an id of its own. */
const shapes: (depth: number) => fc.Arbitrary<readonly Shape[]> = depth =>
  fc.array(
    fc.record({ locked: fc.boolean(), below: depth === 0 ? fc.constant<readonly Shape[]>([]) : shapes(depth - 1) }),
    { maxLength: 4 },
  )
const trees: fc.Arbitrary<TickNode[]> = shapes(3).map(nodes => {
  let serial = 0
  const number = (list: readonly Shape[]): TickNode[] =>
    list.map(({ locked, below }) => {
      const id = String((serial += 1))
      return below.length > 0
        ? { id, label: `group ${id}`, children: number(below) }
        : { id, label: `leaf ${id}`, ...(locked ? { locked: 'why' } : {}) }
    })
  return number(nodes)
})
const treeAndTicks = trees.chain(nodes =>
  fc.tuple(
    fc.constant(nodes),
    fc.subarray(leavesOf(nodes).map(leaf => leaf.id)).map(ids => new Set(ids)),
  ),
)

describe('ticks of a tree', () => {
  it('are the same after they were sent and read again', () => {
    fc.assert(
      fc.property(treeAndTicks, ([nodes, ticked]) => {
        expect(tickedLeaves(nodes, withGroups(nodes, ticked))).toEqual(ticked)
      }),
    )
  })

  it('are sent with every group above them, ticked in part or whole, and with no other', () => {
    const groupsOf = (nodes: readonly TickNode[]): TickNode[] =>
      nodes.flatMap(node => (node.children?.length ? [node, ...groupsOf(node.children)] : []))
    fc.assert(
      fc.property(treeAndTicks, ([nodes, ticked]) => {
        const sent = new Set(withGroups(nodes, ticked))
        for (const group of groupsOf(nodes)) expect(sent.has(group.id)).toBe(stateOf(group, ticked) !== 'none')
        expect(withGroups(nodes, ticked)).toHaveLength(sent.size)
      }),
    )
  })

  it('stay as they are where they are locked or out of sight, whatever is selected', () => {
    fc.assert(
      fc.property(treeAndTicks, fc.string(), ([nodes, ticked], text) => {
        const inSight = matching(nodes, text)
        const all = new Set(leavesOf(nodes).map(leaf => leaf.id))
        for (const selected of [all, new Set<string>()]) {
          const after = reticked(inSight, ticked, selected)
          const free = new Set(
            leavesOf(inSight)
              .filter(leaf => leaf.locked === undefined)
              .map(leaf => leaf.id),
          )
          for (const id of all) expect(after.has(id)).toBe(free.has(id) ? selected.has(id) : ticked.has(id))
        }
      }),
    )
  })

  it('are what the tree view is told, and told back', () => {
    fc.assert(
      fc.property(treeAndTicks, ([nodes, ticked]) => {
        expect(reticked(nodes, ticked, new Set(selectedIn(nodes, ticked)))).toEqual(ticked)
      }),
    )
  })

  it('are found by name and code, with the groups above them and all below a group that matches', () => {
    const nodes: TickNode[] = [
      {
        id: 'patient',
        label: 'Patients',
        children: [
          { id: 'patient:list', label: 'View list' },
          { id: 'patient:disable', label: 'Freeze' },
        ],
      },
      { id: 'dict', label: 'Dictionary', children: [{ id: 'dict:list', label: 'View list' }] },
    ]
    expect(leavesOf(matching(nodes, ' freeze ')).map(leaf => leaf.id)).toEqual(['patient:disable'])
    expect(leavesOf(matching(nodes, 'Patients')).map(leaf => leaf.id)).toEqual(['patient:list', 'patient:disable'])
    expect(leavesOf(matching(nodes, 'dict:')).map(leaf => leaf.id)).toEqual(['dict:list'])
    expect(matching(nodes, 'nothing')).toEqual([])
  })
})

const groups: TickNode[] = ['patient', 'doctor', 'dict'].map(id => ({
  id,
  label: id,
  children: ['list', 'get', 'update'].map(action => ({ id: `${id}:${action}`, label: action })),
}))
const everyLeaf = leavesOf(groups).map(leaf => leaf.id)
const granted = fc.subarray(['*', 'patient:*', 'doctor:*', ...everyLeaf]).map(names => new Set(names))

describe('permissions as ticks', () => {
  it('allow afterwards just what is ticked', () => {
    fc.assert(
      fc.property(granted, fc.subarray(everyLeaf), (before, ids) => {
        const after = new Set(grantedBy(groups, new Set(ids), before))
        for (const leaf of everyLeaf) expect(allows(after, leaf)).toBe(ids.includes(leaf))
      }),
    )
  })

  it('keep wildcards as long as all that they stand for is ticked, and make none', () => {
    fc.assert(
      fc.property(granted, before => {
        const after = new Set(grantedBy(groups, grantedLeaves(groups, before), before))
        for (const wildcard of ['*', 'patient:*', 'doctor:*', 'dict:*'])
          expect(after.has(wildcard)).toBe(before.has(wildcard))
      }),
    )
    expect(grantedBy(groups, new Set(everyLeaf), new Set())).toEqual([...everyLeaf].sort())
    expect(grantedBy(groups, new Set(everyLeaf.filter(leaf => leaf !== 'dict:get')), new Set(['*']))).toEqual([
      'dict:list',
      'dict:update',
      'doctor:*',
      'patient:*',
    ])
  })

  it('can be changed by those alone who hold them, and the wildcard by which the role has them', () => {
    const [patient] = groups
    expect(mayChange(patient!, 'patient:list', new Set(), new Set(['patient:list']))).toBe(true)
    expect(mayChange(patient!, 'patient:list', new Set(['patient:*']), new Set(['patient:list']))).toBe(false)
    expect(mayChange(patient!, 'patient:list', new Set(['*']), new Set(['patient:*']))).toBe(false)
    expect(mayChange(patient!, 'patient:list', new Set(['*']), new Set(['*']))).toBe(true)
    expect(mayChange(patient!, 'patient:get', new Set(), new Set(['patient:list']))).toBe(false)
  })
})
