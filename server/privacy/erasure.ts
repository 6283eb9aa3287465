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
import { holdingsOf } from '../times/recharge/holdings.ts'
import { subjectSources } from './sources.ts'

type Request = Pick<InferRecord<typeof dataRequest>, 'id' | 'number' | 'patient'>

const erasing = (patient: number): Erasing => ({ target: 'patient', id: patient, sources: subjectSources, keptUntil: day => medicalUntil(day) })

const planFor = ({ patient }: Pick<Request, 'patient'>, context: Context): Promise<ErasurePlan> => planErasure(registry, erasing(patient), context)

/** The patient, and whoever was merged into them. */
const patientsIn = (plan: ErasurePlan): readonly number[] => [...plan.found.get('patient')!]

/** Times and money that somebody has still to settle. */
const unsettled = async (patients: readonly number[], { db, t }: Context): Promise<string[]> => {
  const { left, unpaid, waiting } = await holdingsOf(db, sql`(select unnest(${[...patients]}::integer[]))`)
  return [
    ...rechargeTypes.filter(type => left[type] > 0).map(type => t(`errors.erasure.${type}`, { count: left[type], smart_count: left[type] })),
    ...(unpaid > 0 ? [t('errors.erasure.unpaid', { amount: `¥${yuan(unpaid)}` })] : []),
    ...(waiting.count > 0 ? [t('errors.erasure.waiting', { smart_count: waiting.count })] : []),
  ]
}

/** Whether records of a training client may still come: somebody is signed in there who may train. */
const isTraining = async (patients: readonly number[], { db, now }: Context): Promise<boolean> => await db.selectFrom('training_sign_in as s').innerJoin('patient as p', 'p.id', 's.patient').select('s.device')
  .where('s.patient', 'in', patients).where('s.expires_at', '>', now.toISOString()).where('p.deleted', '=', false).where('p.access', '=', 'permission').executeTakeFirst() !== undefined

const isAskedOtherwise = async (id: number, patients: readonly number[], { db }: Context): Promise<boolean> => await db.selectFrom('data_request').select('id')
  .where('patient', 'in', patients).where('id', '!=', id).where('state', 'in', ['received', 'working', 'proposed']).executeTakeFirst() !== undefined

/** Throws 409 while something has to be settled first, with all of that in words. */
const refuseHeld = async (request: Request, plan: ErasurePlan, context: Context): Promise<void> => {
  const patients = patientsIn(plan)
  const held = [
    ...await unsettled(patients, context), ...(await isTraining(patients, context) ? [context.t('errors.erasure.training')] : []),
    ...(await isAskedOtherwise(request.id, patients, context) ? [context.t('errors.erasure.asked')] : []),
  ]
  if (held.length > 0) throw new Problem(409, 'erasureHeld', { parameters: { held: held.join(context.t('errors.erasure.and')) } })
}

const told = ({ steps, sealedUntil, files }: ErasurePlan): PreviewReply =>
  previewReply(steps.map(({ step, kind, count }) => ({ effect: step, subject: kind === null ? null : `resources.${kind}.name`, count, ...(step === 'sealed' ? { names: [sealedUntil ?? ''] } : {}) })), [sealedUntil, files])

/** What erasing would do, in numbers. Throws 409 while something has to be settled first. */
export const previewErasure = async (request: Request, context: Context): Promise<PreviewReply & Pick<ErasurePlan, 'steps'>> => {
  const plan = await planFor(request, context)
  await refuseHeld(request, plan, context)
  return { ...told(plan), steps: plan.steps }
}

/** Keeps everybody from writing of the patient until the end of the transaction. */
export const holdPatients = async ({ patient }: Pick<Request, 'patient'>, { db }: Context): Promise<void> => {
  await sql`with recursive one (id) as (select ${patient}::integer union select p.id from patient p join one on p.merged_into = one.id)
    select p.id from patient p where p.id in (select id from one) order by p.id for update`.execute(db)
}

/** Erases all that is kept of the patient; what is left of the record is deleted, and has no name. */
export const erasePatient = async (request: Request, context: Context): Promise<void> => {
  const plan = await planFor(request, context)
  await eraseSubject(registry, erasing(request.patient), plan, request.number!, context)
  await context.db.updateTable('patient').set({ deleted: true, access: 'forbidden', nameless_since: context.now.toISOString() }).where('id', 'in', patientsIn(plan)).execute()
}
