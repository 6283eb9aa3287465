import { followUp } from '../../resources/patients/followUp.ts'
import type { InferRecord } from '../../resources/core/index.ts'
import { message } from '../../resources/core/message.ts'
import { implement } from '../core/contract.ts'
import type { Context } from '../core/contract.ts'
import { invalid, notFound } from '../core/errors/problem.ts'

type FollowUp = InferRecord<typeof followUp>

/**
 * The patient of whom it is; writes of one patient's come one after the other, so that exactly the latest can be
 * outstanding.
 */
const heldPatient = async (id: number, { db }: Context) => {
  const patient = await db
    .selectFrom('patient')
    .select(['account', 'type', 'deleted'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!patient) throw notFound()
  return patient
}

export const followUpImplementation = implement(
  followUp,
  {},
  {
    on: ['create', 'update', 'remove', 'recover'],
    async before(_action, record, input, context): Promise<Partial<FollowUp>> {
      const id = record?.patient ?? (input as { patient: number }).patient
      const patient = await heldPatient(id, context)
      if (record) return {}
      // The patient may have become one, or been deleted, since the input was checked.
      if (patient.type === 'demo' || patient.deleted) throw invalid({ patient: message('unsuitable') })
      const { made } = await context.db
        .selectFrom('follow_up')
        .select(({ fn }) => fn.countAll<number>().as('made'))
        .where('patient', '=', id)
        .executeTakeFirstOrThrow()
      return { number: `${patient.account ?? id}-F${Number(made) + 1}` }
    },
  },
)
