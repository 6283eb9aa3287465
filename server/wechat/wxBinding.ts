import type { InferRecord } from '../../resources/core/index.ts'
import { message } from '../../resources/core/message.ts'
import { wxBinding } from '../../resources/wechat/wxBinding.ts'
import { implement } from '../core/contract.ts'
import type { Context } from '../core/contract.ts'
import { invalid } from '../core/errors/problem.ts'
import type { Merged } from '../core/referential/steps.ts'

type Binding = InferRecord<typeof wxBinding>

/** The bindings of the one who goes whose accounts are bound to the one who stays as well. */
const doubled = async ({ survivor, other }: Merged, { db }: Context): Promise<number[]> => {
  const rows = await db
    .selectFrom('wx_binding as b')
    .select('b.id')
    .where('b.patient', '=', other)
    .where('b.deleted', '=', false)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('wx_binding as s')
          .select('s.id')
          .whereRef('s.wx_user', '=', 'b.wx_user')
          .where('s.patient', '=', survivor)
          .where('s.deleted', '=', false),
      ),
    )
    .orderBy('b.id')
    .execute()
  return rows.map(({ id }) => id)
}

export const wxBindingImplementation = implement(
  wxBinding,
  {},
  {
    on: ['create', 'unbind'],
    async before(action, _record, input, { db, operator, now }): Promise<Partial<Binding>> {
      if (action === 'unbind')
        return { endedAt: now.toISOString(), endReason: (input['reason'] as string | undefined) ?? null }
      // It may have become one, or been deleted, since the input was checked.
      const patient = await db
        .selectFrom('patient')
        .select(['type', 'deleted'])
        .where('id', '=', input['patient'] as number)
        .forNoKeyUpdate()
        .executeTakeFirst()
      if (!patient || patient.deleted || patient.type === 'demo') throw invalid({ patient: message('unsuitable') })
      return operator ? { by: 'staff' } : {}
    },
  },
  {
    patient: {
      merge: {
        async preview(merged, context) {
          const { length: count } = await doubled(merged, context)
          return count > 0 ? [{ effect: 'doublyBound', count }] : []
        },
        async before(merged, context) {
          for (const id of await doubled(merged, context))
            await context.update(wxBinding, id, { deleted: true }, 'unbind')
        },
      },
    },
  },
)
