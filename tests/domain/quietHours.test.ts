import { describe, expect, it } from 'vitest'
import { minutesUntilQuiet } from '../../domain/quietHours.ts'

const at = (time: string): Date => new Date(`2026-03-02T${time}:00+08:00`)
const left = (time: string, from: number, until: number) =>
  minutesUntilQuiet(at(time), { from, until }, 'Asia/Shanghai')

describe('quiet hours', () => {
  it.each([
    ['20:00', 0],
    ['23:59', 0],
    ['00:00', 0],
    ['08:59', 0],
    ['09:00', 660],
    ['19:59', 1],
  ])('over midnight: at %s there are %i minutes left', (time, minutes) => {
    expect(left(time, 20, 9)).toBe(minutes)
  })

  it.each([
    ['12:00', 0],
    ['13:59', 0],
    ['14:00', 22 * 60],
    ['11:30', 30],
  ])('within a day: at %s there are %i minutes left', (time, minutes) => {
    expect(left(time, 12, 14)).toBe(minutes)
  })

  it('are none where both hours are the same', () => {
    expect(left('03:00', 9, 9)).toBe(1440)
  })

  it('are those of the place of business', () => {
    expect(minutesUntilQuiet(at('21:00'), { from: 20, until: 9 }, 'Europe/London')).toBe(7 * 60)
  })
})
