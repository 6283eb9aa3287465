import { createClient } from '../../../dataProvider/index.ts'
import type { VisionDataProvider } from '../../../dataProvider/index.ts'
import type { LeftOut } from '../../../resources/times/topUp.ts'
import { csvFile } from '../../core/csv.ts'
import type { TopUpTexts } from './useTexts.ts'
import type { Done } from './useTopUp.ts'

const yuan = (fen: number) => ({ value: fen / 100, digits: 2 })

/**
 * What became of everybody, a row each: those of the batch as they are stored, and those who were left out with the
 * reason. Rejects with an HttpError.
 */
export const resultFile = async (
  provider: VisionDataProvider,
  { batch, leftOut }: Done,
  known: readonly LeftOut[],
  texts: TopUpTexts,
): Promise<Blob> => {
  const rows = await createClient(provider).recharge.batch({ batch })
  const names = new Map(known.map(({ id, name }) => [id, name]))
  const { number, account, patient, organisation, times, gifts, amount, result, ok } = texts.file
  return csvFile([
    [number, account, patient, organisation, times, gifts, amount, result],
    ...rows.map(row => [
      row.number,
      row.account ?? '',
      row.name,
      row.hospital,
      row.times,
      row.giveTimes,
      yuan(row.amount),
      ok,
    ]),
    ...leftOut.map(one => [
      '',
      one.account ?? `#${one.id}`,
      names.get(one.id) ?? '',
      '',
      0,
      0,
      yuan(0),
      texts.reasons[one.reason],
    ]),
  ])
}
