import { seedTimings } from '../../../server/seed/seedTimings.ts'
import { describe, expect, it } from 'vitest'
import { cronProblem, nextRuns } from '../../../server/platform/jobs/cron.ts'

const five = (cron: string, timeZone: string, from: string): string[] =>
  nextRuns(cron, timeZone, new Date(from), 3).map(at => at.toISOString())

describe('cron expressions', () => {
  it('are read in the business time zone', () => {
    expect(five('30 3 * * *', 'Asia/Shanghai', '2026-03-01T19:30:00Z')).toEqual([
      '2026-03-02T19:30:00.000Z',
      '2026-03-03T19:30:00.000Z',
      '2026-03-04T19:30:00.000Z',
    ])
    expect(five('0 0 1 * *', 'Asia/Shanghai', '2026-03-01T00:00:00Z')).toEqual([
      '2026-03-31T16:00:00.000Z',
      '2026-04-30T16:00:00.000Z',
      '2026-05-31T16:00:00.000Z',
    ])
    expect(five('0 9 * * MON-FRI', 'Asia/Shanghai', '2026-03-06T02:00:00Z')).toEqual([
      '2026-03-09T01:00:00.000Z',
      '2026-03-10T01:00:00.000Z',
      '2026-03-11T01:00:00.000Z',
    ])
  })

  it('lose no run where clocks are put forward, and have none twice where they are put back', () => {
    expect(five('30 2 * * *', 'America/New_York', '2026-03-07T12:00:00Z')).toEqual([
      '2026-03-08T07:00:00.000Z',
      '2026-03-09T06:30:00.000Z',
      '2026-03-10T06:30:00.000Z',
    ])
    expect(five('30 1 * * *', 'America/New_York', '2026-10-31T12:00:00Z')).toEqual([
      '2026-11-01T05:30:00.000Z',
      '2026-11-02T06:30:00.000Z',
      '2026-11-03T06:30:00.000Z',
    ])
    // What comes every half hour comes so in both hours of that name.
    expect(five('*/30 * * * *', 'America/New_York', '2026-11-01T05:00:00Z')).toEqual([
      '2026-11-01T05:30:00.000Z',
      '2026-11-01T06:00:00.000Z',
      '2026-11-01T06:30:00.000Z',
    ])
  })

  it.each([
    ['61 3 * * *', 'cron'],
    ['0 3 * *', 'cron'],
    ['0 0 3 * * *', 'cron'],
    ['0 25 * * *', 'cron'],
    ['*/0 * * * *', 'cron'],
    ['3-1 * * * *', 'cron'],
    ['', 'cron'],
    ['0 0 31 2 *', 'cronNever'],
    ['0 3 * * *', undefined],
    ['0 0 29 2 *', undefined],
    ['0 0 L * *', undefined],
    ['*/7 8-20 * 1,7 SUN#2', undefined],
  ])('%j: %s', (cron, problem) => {
    expect(cronProblem(cron, 'Asia/Shanghai', new Date('2026-03-01T00:00:00Z'))?.key).toBe(problem)
  })
})

it('no host starts with a job that would never run', async () => {
  for (const cron of ['20 25 * *', '20 25 * * *', '0 0 30 2 *'])
    await expect(seedTimings({} as never, [{ name: 'tidySessions', cron }])).rejects.toThrow(
      `Jobs would never run: tidySessions at '${cron}'`,
    )
})
