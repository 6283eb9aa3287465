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
import { invalid, Problem } from '../core/errors/problem.ts'
import { logRead } from '../core/logRead.ts'
import { refuseChanged } from '../core/preview.ts'
import type { Merged } from '../core/referential/steps.ts'
import { readSubject } from '../core/subject/readSubject.ts'
import { freeNumber } from '../times/documentNumber.ts'
import { erasePatient, holdPatients, previewErasure } from './erasure.ts'
import { subjectSources } from './sources.ts'

type Request = InferRecord<typeof dataRequest>

const answered = (context: Context) => ({ answeredBy: caller(context).id, answeredAt: context.now.toISOString() })

const isAnother = (before: Request, now: Request): boolean =>
  before.applicant !== now.applicant || before.relation !== now.relation

/** For a child under 14 a guardian asks: articles 15 and 31 of the law. */
const refuseChild = async (
  { patient, relation }: Pick<Request, 'patient' | 'relation'>,
  { db, today }: Context,
): Promise<void> => {
  if (relation !== 'self') return
  const { birthday } = await db
    .selectFrom('patient')
    .select('birthday')
    .where('id', '=', patient)
    .executeTakeFirstOrThrow()
  if (needsConsent(birthday, today)) throw invalid({ relation: message('guardianAsks') })
}

/** Two people erase: who asked for it does not carry it out. */
const refuseOwn = ({ proposedBy }: Pick<Request, 'proposedBy'>, context: Context): void => {
  if (proposedBy === caller(context).id) throw new Problem(409, 'ownErasure')
}

/** What is written of an erasure that is asked for, or about to be carried out: exactly what was shown. */
const seen = async (
  action: 'propose' | 'erase',
  record: Request,
  previewToken: unknown,
  context: Context,
): Promise<Partial<Request>> => {
  if (action === 'erase') refuseOwn(record, context)
  await holdPatients(record, context)
  const { steps, ...shown } = await previewErasure(record, context)
  refuseChanged(String(previewToken), shown)
  if (action === 'propose') return { proposedBy: caller(context).id, proposedAt: context.now.toISOString() }
  return { ...answered(context), erased: [...steps] }
}

/** Erasures that were proposed for either of two patients. */
const proposedOf = async ({ survivor, other }: Merged, { db }: Context): Promise<number[]> => {
  const found = await db
    .selectFrom('data_request')
    .select('id')
    .where('patient', 'in', [survivor, other])
    .where('state', '=', 'proposed')
    .orderBy('id')
    .execute()
  return found.map(({ id }) => id)
}

export const dataRequestImplementation = implement(
  dataRequest,
  {
    async give({ id, patient }, _input, context) {
      const { db, now } = context
      const subject = await readSubject(registry, 'patient', patient, subjectSources, context)
      await logRead('patient', patient, 'export', context)
      await db
        .updateTable('data_request')
        .set({ state: 'done', answered_by: caller(context).id, answered_at: now.toISOString() })
        .where('id', '=', id)
        .execute()
      return {
        content: JSON.stringify({ madeAt: now.toISOString(), head: await documentHead(patient, context), ...subject }),
      }
    },
    async proposePreview(record, _input, context) {
      const { steps: _, ...shown } = await previewErasure(record, context)
      return shown
    },
    async erasePreview(record, _input, context) {
      const { steps: _, ...shown } = await previewErasure(record, context)
      return shown
    },
  },
  {
    on: ['create', 'update', 'start', 'finish', 'refuse', 'propose', 'erase'],
    // Once the history has told of it, so that nothing stays there either.
    async after(action, record, context) {
      if (action === 'erase') await erasePatient(record, context)
    },
    unavailableReasons: async (records, asking) =>
      records.map((record): Readonly<Record<string, string>> =>
        record.state === 'proposed' && record.proposedBy === asking.operator?.id ? { erase: 'ownErasure' } : {},
      ),
    async before(action, record, input, context): Promise<Partial<Request>> {
      if (action === 'propose' || action === 'erase') return seen(action, record!, input['previewToken'], context)
      const given = { ...record, ...input } as Request
      if (action === 'start') return { identity: given.identity }
      if (action === 'finish' || action === 'refuse') return { outcome: given.outcome, ...answered(context) }
      await refuseChild(given, context)
      const dueOn = addWorkingDays(given.receivedOn, answerWithin)
      // Whoever asks instead has not shown anything yet.
      if (record) return { dueOn, ...(isAnother(record, given) ? { state: 'received', identity: null } : {}) }
      const isTaken = async (number: string): Promise<boolean> =>
        (await context.db.selectFrom('data_request').select('id').where('number', '=', number).executeTakeFirst()) !==
        undefined
      return { dueOn, number: await freeNumber(8, digits => `DR${digits}`, isTaken) }
    },
  },
  {
    patient: {
      merge: {
        // Who asks for an erasure, or carries it out, holds the request and waits for the patient.
        async hold({ survivor, other }, { db }) {
          await db
            .selectFrom('data_request')
            .select('id')
            .where('patient', 'in', [survivor, other])
            .orderBy('id')
            .forUpdate()
            .execute()
        },
        async preview(merged, context) {
          const { length: count } = await proposedOf(merged, context)
          return count > 0 ? [{ effect: 'proposedAnew', count }] : []
        },
        // What was seen in numbers before it was proposed is less than what would be erased now.
        async before(merged, context) {
          for (const id of await proposedOf(merged, context))
            await context.update(dataRequest, id, { state: 'working', proposedBy: null, proposedAt: null }, 'merge')
        },
      },
    },
  },
)
