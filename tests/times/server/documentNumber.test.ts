import { describe, expect, it } from 'vitest'
import { freeNumber, freeNumbers } from '../../../server/times/documentNumber.ts'

describe('numbers of documents', () => {
  const spell = (digits: string): string => `N${digits}`

  it('are as many as were asked for, each another one, and none that is taken', async () => {
    const even = async (numbers: readonly string[]) => numbers.filter(number => Number(number.slice(1)) % 2 === 0)
    const numbers = await freeNumbers({ count: 150, digits: 3, spell, taken: even })
    expect(new Set(numbers).size).toBe(150)
    for (const number of numbers) expect(number).toMatch(/^N\d{2,}[13579]$/)
  })

  it('become longer where those of one length run short', async () => {
    const isShort = async (number: string) => number.length < 4
    expect(await freeNumber(2, spell, isShort)).toMatch(/^N\d{3}$/)
    expect(await freeNumbers({ count: 30, digits: 1, spell, taken: async () => [] })).toHaveLength(30)
  })

  it('tell nothing of each other', async () => {
    const numbers: number[] = []
    for (let at = 0; at < 200; at += 1)
      numbers.push(
        Number(
          await freeNumber(
            8,
            digits => digits,
            async () => false,
          ),
        ),
      )
    expect(numbers.filter((number, at) => number > (numbers[at - 1] ?? 0)).length).toBeLessThan(150)
    expect(Math.max(...numbers)).toBeGreaterThan(50_000_000)
  })
})
