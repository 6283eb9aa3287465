import { patient } from '../../resources/patients/patient.ts'
import { staffFields } from '../../resources/organisations/staff.ts'
import type { StaffField } from '../../resources/organisations/staff.ts'
import type { InferRecord } from '../../resources/core/index.ts'
import { message } from '../../resources/core/message.ts'
import type { Context } from '../core/contract.ts'
import { refuseChanged, previewReply } from '../core/preview.ts'
import type { PartialEffect, PreviewReply } from '../core/preview.ts'
import { previewTransferOf } from '../core/referential/transfer.ts'
import { invalid } from '../core/errors/problem.ts'
import { announceLive } from '../platform/live/announceLive.ts'
import { operatorsWho } from '../platform/session/operatorsWho.ts'
import { endTrainingSignIns, noteTrainingRights } from '../training/trainingSignIns.ts'
import { viewersLost } from './patientViewers.ts'
import { staffByIds } from '../organisations/staffByIds.ts'

type Patient = InferRecord<typeof patient>

const staffOf = (record: Pick<Patient, StaffField>): number[] => staffFields.flatMap(field => record[field] ?? [])

/** The staff in charge who do not belong to an organisation, by field. */
export const strangers = async (
  record: Pick<Patient, StaffField>,
  hospital: number,
  context: Context,
): Promise<{ field: StaffField; name: string }[]> => {
  const staff = await staffByIds(staffOf(record), context)
  return staffFields.flatMap(field => {
    const one = staff.get(record[field] ?? 0)
    return one && one.hospital !== hospital ? [{ field, name: one.name }] : []
  })
}

const losing = ({ count, names }: { readonly count: number; readonly names: string[] }): PartialEffect => {
  if (count === 0) return { effect: 'nobody' }
  return names.length > 0 ? { effect: 'loses', count, names } : { effect: 'losesUnnamed', count }
}

/**
 * What a transfer would do: which rows go along and which stay, who is in charge no longer, and who sees the patient no
 * longer.
 */
export const previewTransfer = async (record: Patient, hospital: number, context: Context): Promise<PreviewReply> => {
  if (hospital === record.hospital) throw invalid({ hospital: message('alreadyThere') })
  const ending = await strangers(record, hospital, context)
  const lost = await viewersLost(record.hospital, hospital, staffOf(record), context)
  const effects: PartialEffect[] = [
    ...(await previewTransferOf(patient, record.id, context)),
    ...ending.map(({ field, name }) => ({
      effect: 'unlinked',
      subject: `resources.patient.fields.${field}`,
      names: [name],
    })),
    losing(lost),
  ]
  return previewReply(effects, [record.hospital, hospital])
}

/**
 * Gives a patient, who is locked, to another organisation. What follows the patient goes along by itself; staff of
 * other organisations is in charge no longer. Throws 409 where that would do something else than what was shown.
 */
export const transfer = async (
  record: Patient,
  { hospital, previewToken }: { readonly hospital: number; readonly previewToken: string },
  context: Context,
): Promise<void> => {
  refuseChanged(previewToken, await previewTransfer(record, hospital, context))
  const ending = await strangers(record, hospital, context)
  await context.db
    .updateTable('patient')
    .set({ hospital, ...Object.fromEntries(ending.map(({ field }) => [field, null])) })
    .where('id', '=', record.id)
    .execute()
  await endTrainingSignIns({ patient: record.id }, context)
  await noteTrainingRights({ patient: record.id }, context)
  await announceLive(context, 'patient')
  await tellReceivers(
    record,
    hospital,
    ending.map(({ field }) => field),
    context,
  )
}

/**
 * Tells the staff who stay in charge, or, where none of them can sign in, whoever there may say who is. What is told
 * names nobody; the record tells the rest.
 */
const tellReceivers = async (
  record: Patient,
  hospital: number,
  ending: readonly StaffField[],
  context: Context,
): Promise<void> => {
  const { db, operator } = context
  const staff = staffFields.filter(field => !ending.includes(field)).flatMap(field => record[field] ?? [])
  const inCharge = await db
    .selectFrom('doctor as d')
    .innerJoin('operator as o', 'o.id', 'd.operator')
    .select('o.id')
    .where('d.id', 'in', [0, ...staff])
    .where('d.deleted', '=', false)
    .where('o.deleted', '=', false)
    .where('o.status', '=', 'opened')
    .execute()
  const there =
    inCharge.length > 0
      ? inCharge
      : (await operatorsWho(db, { permission: 'patient:update', hospital })).filter(one => one.hospital === hospital)
  const told = there.map(({ id }) => id).filter(id => id !== operator?.id)
  await context.notifyOperators(told, {
    key: 'patientReceived',
    parameters: { name: operator?.name ?? '' },
    link: { resource: patient, id: record.id },
  })
}
