import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareReleases } from '../../../domain/release.ts'
import { isOffered } from '../../../domain/rollout.ts'
import type { Rollout } from '../../../domain/rollout.ts'
import { bucketOf } from '../../../server/content/bucketOf.ts'

const id = fc.integer({ min: 1, max: 1_000_000 })
const running = (percentage: number, more: Partial<Rollout> = {}): Rollout => ({
  state: 'running',
  percentage,
  hospitals: null,
  begins: null,
  ends: null,
  ...more,
})

describe('the share of a release', () => {
  it('keeps every device that it had when it is raised, whichever release and device', () => {
    fc.assert(
      fc.property(
        id,
        id,
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 0, max: 99 }),
        (software, device, percentage, more) => {
          const asking = { bucket: bucketOf(software, device), hospital: 1, had: false }
          const larger = Math.min(100, percentage + more)
          if (isOffered(running(percentage), asking, 0)) expect(isOffered(running(larger), asking, 0)).toBe(true)
          expect(isOffered(running(100), asking, 0)).toBe(true)
        },
      ),
    )
  })

  it('is what was asked for, within three standard deviations, and falls on other devices for each release', () => {
    const inShare = (software: number) =>
      Array.from({ length: 10_000 }, (_, device) => device).filter(device =>
        isOffered(running(20), { bucket: bucketOf(software, device), hospital: 1, had: false }, 0),
      )
    const [one, other] = [inShare(1), new Set(inShare(2))]
    expect(Math.abs(one.length - 2000)).toBeLessThan(3 * 40)
    expect(Math.abs(one.filter(device => other.has(device)).length - 400)).toBeLessThan(3 * 20)
  })

  it('is given to nobody while it is paused or over, whatever was set before and is set meanwhile', () => {
    const setting = fc.record({
      state: fc.constantFrom('running' as const, 'paused' as const),
      percentage: fc.integer({ min: 1, max: 100 }),
      hospitals: fc.constantFrom(null, [1], [2]),
      ends: fc.constantFrom(null, 5),
      asks: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(setting, { minLength: 2, maxLength: 12 }), id, (settings, device) => {
        let [had, was] = [false, false]
        for (const { asks, ...more } of settings) {
          const is = isOffered(running(more.percentage, more), { bucket: bucketOf(7, device), hospital: 1, had }, 7)
          if (!asks) continue
          if (more.state === 'paused' || more.ends !== null) expect(is && !was).toBe(false)
          ;[had, was] = [is, is]
        }
      }),
    )
  })

  it('is not given back by pausing to those whom a smaller share let go, nor by naming other organisations, asked meanwhile or not', () => {
    for (const rollout of [running(1, { state: 'paused' }), running(100, { state: 'paused', hospitals: [2] })])
      expect(isOffered(rollout, { bucket: 9999, hospital: 1, had: true }, 0)).toBe(false)
  })

  it('is of the organisations and the time that it names; paused or over, those keep it who have it', () => {
    const asking = (had: boolean, hospital = 1) => ({ bucket: 0, hospital, had })
    expect(isOffered(running(50, { hospitals: [2] }), asking(false), 0)).toBe(false)
    expect(isOffered(running(50, { hospitals: [2] }), asking(false, 2), 0)).toBe(true)
    for (const rollout of [running(50, { begins: 10 }), running(50, { ends: 5 }), running(50, { state: 'paused' })])
      expect([isOffered(rollout, asking(false), 7), isOffered(rollout, asking(true), 7)]).toEqual([false, true])
    expect([
      isOffered(running(1, { state: 'finished' }), { ...asking(false), bucket: 9999 }, 0),
      isOffered(running(100, { state: 'rolledBack' }), asking(true), 0),
      isOffered(running(100, { state: 'planned' }), asking(false), 0),
    ]).toEqual([true, false, false])
  })
})

it('releases are in the order of semantic versioning', () => {
  const inOrder = [
    '0.9.9',
    '1.0.0-alpha',
    '1.0.0-alpha.1',
    '1.0.0-alpha.beta',
    '1.0.0-beta',
    '1.0.0-beta.2',
    '1.0.0-beta.11',
    '1.0.0-rc.1',
    '1.0.0',
    '1.2.0',
    '1.10.0',
    '2.0.0',
    '10.0.0',
  ]
  for (const [at, one] of inOrder.entries())
    for (const [other, release] of inOrder.entries())
      expect([one, release, Math.sign(compareReleases(one, release))]).toEqual([one, release, Math.sign(at - other)])
})
