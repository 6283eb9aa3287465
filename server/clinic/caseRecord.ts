import { caseInfo } from '../../resources/clinic/case.ts'
import { caseRecord } from '../../resources/clinic/caseRecord.ts'
import { implement } from '../core/contract.ts'
import type { Asking, UnavailableReasons } from '../core/contract.ts'

/** Those of the cases that have but one record. */
const withOne = async ({ db }: Pick<Asking, 'db'>, cases: readonly number[]): Promise<ReadonlySet<number>> => {
  const found = await db
    .selectFrom('case_record')
    .select('case')
    .where('case', 'in', [...new Set(cases)])
    .where('withdrawn', '=', false)
    .groupBy('case')
    .having(({ fn }) => fn.countAll(), '=', 1)
    .execute()
  return new Set(found.map(row => row.case))
}

export const caseRecordImplementation = implement(
  caseRecord,
  {
    async withdraw(record, _input, context) {
      await context.db
        .updateTable('case_record')
        .set({ withdrawn: true, deleted: true })
        .where('id', '=', record.id)
        .execute()
      // The case holds up whoever withdraws another one of its records, so that one remains; both histories tell the
      // reason.
      await context.update(caseInfo, record.case, {}, 'withdraw')
    },
  },
  {
    async unavailableReasons(records, asking) {
      const found = await withOne(
        asking,
        records.map(record => record.case),
      )
      return records.map((record): UnavailableReasons =>
        found.has(record.case) && !record.deleted ? { withdraw: 'onlyRecord' } : {},
      )
    },
  },
)
