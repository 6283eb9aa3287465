import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byteOrderMark, csvRows } from '../../domain/csv.ts'
import { isBlank } from '../../server/core/import/read/Cell.ts'
import { readCsv } from '../../server/core/import/read/csv.ts'

const read = async (text: string): Promise<unknown[]> => {
  const rows = []
  for await (const batch of readCsv(new TextEncoder().encode(text)).rows) rows.push(...batch.map(({ cells }) => cells))
  return rows
}

describe('rows as CSV', () => {
  it('quotes every text, whatever it holds, and no number', () => {
    expect(
      csvRows([
        ['a', 'b;c', '', null],
        [12, -3, { value: 1.5, digits: 2 }, '2020-02-29'],
      ]),
    ).toBe('"a","b;c","",\r\n12,-3,1.50,"2020-02-29"\r\n')
  })

  it('is read again as it was', async () => {
    const cell = fc
      .oneof(
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.constantFrom('=1+1', '"', 'a,b', 'two\nlines', '；', "'=x", '\t', 'sep=;'),
      )
      .filter(text => !/[\0\r]/.test(text))
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.array(cell, { minLength: 3, maxLength: 3 }).filter(row => !row.every(isBlank)),
          { minLength: 1 },
        ),
        async rows => {
          const titled = [['姓名', '次数', '备注'], ...rows]
          expect(await read(byteOrderMark + csvRows(titled))).toEqual(titled)
        },
      ),
    )
  })
})
