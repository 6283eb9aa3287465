import { sql } from 'kysely'
import { medicalUntil } from '../../domain/legalTimes.ts'
import type { InferRecord } from '../../resources/core/index.ts'
import { registry } from '../../resources/index.ts'
import type { dataRequest } from '../../resources/privacy/dataRequest.ts'
import { rechargeTypes } from '../../resources/times/rechargeType.ts'
import { yuan } from '../../domain/yuan.ts'
import type { Context } from '../core/contract.ts'
import { Problem } from '../core/errors/problem.ts'
import { previewReply } from '../core/preview.ts'
import type { PreviewReply } from '../core/preview.ts'
import { eraseSubject } from '../core/subject/eraseSubject.ts'
import { planErasure } from '../core/subject/planErasure.ts'
import type { ErasurePlan, Erasing } from '../core/subject/planErasure.ts'
import { Statement } from '../core/statement.ts'
import type { RetainedSubject } from '../core/retention/subjectKind.ts'
import { forgetNotices } from '../platform/notices/forgetNotices.ts'
import { signedIn } from '../training/trainingSignIns.ts'
import { holdingsOf } from '../times/recharge/holdings.ts'
import { subjectSources } from './sources.ts'

type Request = Pick<InferRecord<typeof dataRequest>, 'id' | 'number' | 'patient'>

const erasing = (patient: number): Erasing => ({
  target: 'patient',
  id: patient,
  sources: subjectSources,
  keptUntil: day => medicalUntil(day),
})

const planFor = ({ patient }: Pick<Request, 'patient'>, context: Context): Promise<ErasurePlan> =>
  planErasure(registry, erasing(patient), context)

/** The patient, and whoever was merged into them. */
const patientsIn = (plan: ErasurePlan): readonly number[] => [...plan.found.get('patient')!]

/** Times and money that somebody has still to settle. */
const unsettled = async (patients: readonly number[], { db, t }: Context): Promise<string[]> => {
  const { left, unpaid, waiting } = await holdingsOf(db, sql`(select unnest(${[...patients]}::integer[]))`)
  return [
    ...rechargeTypes
      .filter(type => left[type] > 0)
      .map(type => t(`errors.erasure.${type}`, { count: left[type], smart_count: left[type] })),
    ...(unpaid > 0 ? [t('errors.erasure.unpaid', { amount: `¥${yuan(unpaid)}` })] : []),
    ...(waiting.count > 0 ? [t('errors.erasure.waiting', { smart_count: waiting.count })] : []),
  ]
}

/** Whether records of a training client may still come: somebody is signed in there who may train. */
const isTraining = async (patients: readonly number[], { db, now }: Context): Promise<boolean> => {
  const statement = new Statement()
  const here = `select from ${signedIn(statement, now)} and s.patient = any(${statement.bind(patients)}::integer[]) limit 1`
  return (await statement.run(db, here)).length > 0
}

/** Whether they trained, or wanted to, on a day or later. */
const wasHere = async (patients: readonly number[], day: string, { db, timeZone }: Context): Promise<boolean> =>
  (await db
    .selectFrom('training_sign_in')
    .select('device')
    .where('patient', 'in', patients)
    .where(sql<boolean>`last_at >= (${day}::date)::timestamp at time zone ${timeZone}::text`)
    .executeTakeFirst()) !== undefined

/** `id`: of the request that may ask. */
const isAskedOtherwise = async (id: number | null, patients: readonly number[], { db }: Context): Promise<boolean> =>
  (await db
    .selectFrom('data_request')
    .select('id')
    .where('patient', 'in', patients)
    .where('id', 'is distinct from', id)
    .where('state', 'in', ['received', 'working', 'proposed'])
    .executeTakeFirst()) !== undefined

/** What has to be settled first, in words. */
const heldBy = async (request: number | null, plan: ErasurePlan, context: Context): Promise<readonly string[]> => {
  const patients = patientsIn(plan)
  return [
    ...(await unsettled(patients, context)),
    ...((await isTraining(patients, context)) ? [context.t('errors.erasure.training')] : []),
    ...((await isAskedOtherwise(request, patients, context)) ? [context.t('errors.erasure.asked')] : []),
  ]
}

/** Throws 409 while something has to be settled first, with all of that in words. */
const refuseHeld = async (request: Request, plan: ErasurePlan, context: Context): Promise<void> => {
  const held = await heldBy(request.id, plan, context)
  if (held.length > 0)
    throw new Problem(409, 'erasureHeld', { parameters: { held: held.join(context.t('errors.erasure.and')) } })
}

const told = ({ steps, sealedUntil, files }: ErasurePlan): PreviewReply =>
  previewReply(
    steps.map(({ step, kind, count }) => ({
      effect: step,
      subject: kind === null ? null : `resources.${kind}.name`,
      count,
      ...(step === 'sealed' ? { names: [sealedUntil ?? ''] } : {}),
    })),
    [sealedUntil, files],
  )

/** What erasing would do, in numbers. Throws 409 while something has to be settled first. */
export const previewErasure = async (
  request: Request,
  context: Context,
): Promise<PreviewReply & Pick<ErasurePlan, 'steps'>> => {
  const plan = await planFor(request, context)
  await refuseHeld(request, plan, context)
  return { ...told(plan), steps: plan.steps }
}

/** Keeps everybody from writing of the patient until the end of the transaction. */
export const holdPatients = async ({ patient }: Pick<Request, 'patient'>, { db }: Context): Promise<void> => {
  await sql`with recursive one (id) as (select ${patient}::integer union select p.id from patient p join one on p.merged_into = one.id)
    select p.id from patient p where p.id in (select id from one) order by p.id for update`.execute(db)
}

/** Erases all that is kept of the patient, under a number; what is left of the record is deleted, and has no name. */
export const erasePatient = async (request: Pick<Request, 'number' | 'patient'>, context: Context): Promise<void> => {
  const plan = await planFor(request, context)
  await eraseSubject(registry, erasing(request.patient), plan, request.number!, context)
  // A notice may repeat what was said of a record.
  await forgetNotices(context, plan.found)
  await context.db
    .updateTable('patient')
    .set({ deleted: true, access: 'forbidden', nameless_since: context.now.toISOString() })
    .where('id', 'in', patientsIn(plan))
    .execute()
}

/**
 * Patients whose records need not be kept any longer, by the day of the last visit or of whatever was written of them
 * later.
 */
export const retainedPatients: RetainedSubject = {
  target: 'patient',
  sources: subjectSources,
  keptUntil: day => medicalUntil(day),
  // Whoever was merged goes with the one who stayed.
  isThere: 't."merged_into" is null and t."nameless_since" is null',
  isHeld: async (plan, before, context) =>
    (await wasHere(patientsIn(plan), before, context)) || (await heldBy(null, plan, context)).length > 0,
  async erase(patient, context) {
    await holdPatients({ patient }, context)
    await erasePatient({ patient, number: `RT${context.today}-${patient}` }, context)
  },
}
