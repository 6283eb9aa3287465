import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesTo, isSame } from '../../../src/core/form/changes.ts'
import { mergeOf } from '../../../src/core/form/merge.ts'

const names = ['a', 'b', 'c', 'rows', 'secret']
const value = fc.constantFrom<unknown>(null, 1, 'x', [1, 2], [{ project: 1, minutes: 5 }])
const record = fc.record({ a: value, b: value, c: value, rows: value, secret: fc.constant('***') })

describe('what two people changed in one record', () => {
  it('is all there afterwards, or asked about: nothing of either is lost', () => {
    fc.assert(
      fc.property(record, record, record, (started, mine, theirs) => {
        const { changes, clashes, kept } = mergeOf({
          started,
          changes: changesTo(started, mine),
          theirs,
          names,
          hidden: [],
        })
        const merged: Record<string, unknown> = { ...theirs, ...changes }
        for (const name of names as (keyof typeof started)[]) {
          const [byMe, byThem] = [!isSame(mine[name], started[name]), !isSame(theirs[name], started[name])]
          if (byMe && byThem && !isSame(mine[name], theirs[name])) expect(clashes).toContain(name)
          else expect(isSame(merged[name], byMe ? mine[name] : theirs[name])).toBe(true)
          expect(kept.includes(name)).toBe(byThem && !byMe)
        }
      }),
    )
  })

  it('never overwrites a value that nobody can see', () => {
    const started = { a: 1, secret: '***', other: null }
    expect(
      mergeOf({
        started,
        changes: { secret: 'typed', other: 'first' },
        theirs: { ...started, a: 2 },
        names: ['a', 'secret', 'other'],
        hidden: ['secret', 'other'],
      }),
    ).toMatchObject({ clashes: ['secret'], changes: { other: 'first' }, kept: ['a'] })
  })

  it('is one of both as a whole where they are about something else', () => {
    const [started, within] = [{ day: 1, left: 'x', right: 'x' }, 'day']
    const late = { started, names: ['day', 'left', 'right'], hidden: [], within }
    expect(mergeOf({ ...late, changes: { left: 'y' }, theirs: { ...started, day: 2, right: 'z' } })).toMatchObject({
      changes: {},
      clashes: ['day', 'left', 'right'],
      isWhole: true,
    })
    expect(mergeOf({ ...late, changes: { day: 2 }, theirs: { ...started, right: 'z' } })).toMatchObject({
      clashes: ['day', 'right'],
      isWhole: true,
    })
    expect(mergeOf({ ...late, changes: { left: 'y' }, theirs: { ...started, right: 'z' } })).toMatchObject({
      changes: { left: 'y' },
      clashes: [],
      kept: ['right'],
      isWhole: false,
    })
  })
})
