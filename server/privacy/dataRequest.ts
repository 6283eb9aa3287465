import { needsConsent } from '../../domain/consent.ts'
import { addWorkingDays, answerWithin } from '../../domain/workingDays.ts'
import { message } from '../../resources/core/message.ts'
import type { InferRecord } from '../../resources/core/index.ts'
import { registry } from '../../resources/index.ts'
import { dataRequest } from '../../resources/privacy/dataRequest.ts'
import { documentHead } from '../clinic/documentHead.ts'
import { caller } from '../core/caller.ts'
import { implement } from '../core/contract.ts'
import type { Context } from '../core/contract.ts'
import { invalid } from '../core/errors/problem.ts'
import { logRead } from '../core/logRead.ts'
import { readSubject } from '../core/subject/readSubject.ts'
import { freeNumber } from '../times/documentNumber.ts'
import { subjectSources } from './sources.ts'

type Request = InferRecord<typeof dataRequest>

const answered = (context: Context) => ({ answeredBy: caller(context).id, answeredAt: context.now.toISOString() })

const isAnother = (before: Request, now: Request): boolean => before.applicant !== now.applicant || before.relation !== now.relation

/** For a child under 14 a guardian asks: articles 15 and 31 of the law. */
const refuseChild = async ({ patient, relation }: Pick<Request, 'patient' | 'relation'>, { db, today }: Context): Promise<void> => {
  if (relation !== 'self') return
  const { birthday } = await db.selectFrom('patient').select('birthday').where('id', '=', patient).executeTakeFirstOrThrow()
  if (needsConsent(birthday, today)) throw invalid({ relation: message('guardianAsks') })
}

export const dataRequestImplementation = implement(dataRequest, {
  async give({ id, patient }, _input, context) {
    const { db, now } = context
    const subject = await readSubject(registry, 'patient', patient, subjectSources, context)
    await logRead('patient', patient, 'export', context)
    await db.updateTable('data_request').set({ state: 'done', answered_by: caller(context).id, answered_at: now.toISOString() }).where('id', '=', id).execute()
    return { content: JSON.stringify({ madeAt: now.toISOString(), head: await documentHead(patient, context), ...subject }) }
  },
}, {
  on: ['create', 'update', 'start', 'finish', 'refuse'],
  async before(action, record, input, context): Promise<Partial<Request>> {
    const given = { ...record, ...input } as Request
    if (action === 'start') return { identity: given.identity }
    if (action === 'finish' || action === 'refuse') return { outcome: given.outcome, ...answered(context) }
    await refuseChild(given, context)
    const dueOn = addWorkingDays(given.receivedOn, answerWithin)
    // Whoever asks instead has not shown anything yet.
    if (record) return { dueOn, ...(isAnother(record, given) ? { state: 'received', identity: null } : {}) }
    const isTaken = async (number: string): Promise<boolean> => await context.db.selectFrom('data_request').select('id').where('number', '=', number).executeTakeFirst() !== undefined
    return { dueOn, number: await freeNumber(8, digits => `DR${digits}`, isTaken) }
  },
})
