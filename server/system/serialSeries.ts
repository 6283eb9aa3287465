import { sql } from 'kysely'
import { mostSerials, serialNumber } from '../../domain/serialNumber.ts'
import { serial } from '../../resources/system/serial.ts'
import { serialSeries } from '../../resources/system/serialSeries.ts'
import { message } from '../../resources/core/message.ts'
import { implement } from '../core/contract.ts'
import { invalid } from '../core/errors/problem.ts'

export const serialSeriesImplementation = implement(serialSeries, {
  /** The series is locked meanwhile, so that no number is made twice. */
  async make({ id, pattern, check, next }, { count, batch }, context) {
    const left = mostSerials(pattern) - next + 1
    if (count > left) throw invalid({ count: message('serialsLeft', { left }) })
    const year = Number(context.today.slice(0, 4))
    const numbers = Array.from({ length: count }, (_, at) => serialNumber(pattern, next + at, year, check))
    const {
      rows: [made],
    } = await sql<{
      number: string
    }>`select number from serial where lower(number) = any(${numbers.map(number => number.toLowerCase())}::text[]) limit 1`.execute(
      context.db,
    )
    // Patterns of two series may meet in a year.
    if (made) throw invalid({ count: message('serialMade', { number: made.number }) })
    await context.createMany(
      serial,
      numbers.map(number => ({ number, series: id, batch })),
    )
    await context.update(serialSeries, id, { next: next + count })
    return { first: numbers[0]!, last: numbers.at(-1)! }
  },
})
