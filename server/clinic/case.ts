import { caseInfo } from '../../resources/clinic/case.ts'
import { caseRecord } from '../../resources/clinic/caseRecord.ts'
import { patient } from '../../resources/patients/patient.ts'
import { staffFields } from '../../resources/organisations/staff.ts'
import { message } from '../../resources/core/message.ts'
import { implement } from '../core/contract.ts'
import type { Context } from '../core/contract.ts'
import { Taken } from '../core/uniqueAnswers.ts'
import { invalid, Problem } from '../core/errors/problem.ts'
import { columnName } from '../core/migrations/schemaNames.ts'
import { isOfAnother, nextCaseNumber } from './caseNumber.ts'
import { checkExamination, clinicalNames, examinationOf, levelsOf } from './clinical.ts'
import type { Case, Examination } from './clinical.ts'
import { hasCase } from './clinicalState.ts'
import { eyeChartOf } from './eyeChart.ts'
import { uniqueCheck } from '../core/uniqueCheck.ts'

const patientOf = (id: number, { db }: Context) =>
  db.selectFrom('patient').select(['birthday', 'hospital']).where('id', '=', id).executeTakeFirstOrThrow()

/**
 * Throws 400 where the patient has another live case, or may have none by now. Whoever makes or recovers one waits for
 * others at the patient.
 */
const refuseSecond = async (id: number, { db }: Context): Promise<void> => {
  const owner = await db
    .selectFrom('patient')
    .select(['deleted', 'type'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (owner.deleted) throw invalid({ patient: message('reference') })
  if (owner.type === 'demo') throw invalid({ patient: message('unsuitable') })
  if (await hasCase(db, [id])) throw invalid({ patient: message('hasCase') })
}

/**
 * Throws 400 where a number is typed anew that carries the code of another organisation: a case that moved keeps its
 * own.
 */
const refuseNumber = async (record: Case | null, number: unknown, context: Context): Promise<void> => {
  if (number && number !== record?.number && (await isOfAnother(number, context, context.db)))
    throw new Taken(caseInfo, 'number', { resource: caseInfo, records: [{ number }] })
}

/** Writes the examination as the record of its date; answers whether anything was different. */
const keepRecord = async (record: Case, given: Examination, context: Context): Promise<boolean> => {
  const { db } = context
  const there = await db
    .selectFrom('case_record')
    .select(['id', 'version'])
    .where('case', '=', record.id)
    .where('examined_on', '=', given.examinedOn)
    .where('withdrawn', '=', false)
    .executeTakeFirst()
  if (there === undefined) {
    const { id, number, patient: owner } = record
    await context.create(caseRecord, { ...given, number, case: id, patient: owner, deleted: false })
    return true
  }
  await context.update(caseRecord, there.id, given)
  const after = await db
    .selectFrom('case_record')
    .select('version')
    .where('id', '=', there.id)
    .executeTakeFirstOrThrow()
  return after.version !== there.version
}

/**
 * What changes in a case by an examination: the case shows that of its latest date, so that an earlier one only leaves
 * its mark.
 */
const shownBy = async (record: Case, given: Examination, context: Context): Promise<Partial<Case>> => {
  const isNews = await keepRecord(record, given, context)
  if (given.examinedOn >= record.examinedOn) return given
  const kept = Object.fromEntries(clinicalNames.map(name => [name, record[name]])) as Partial<Case>
  return isNews ? { ...kept, version: record.version + 1 } : kept
}

/**
 * What a case shows once one of its records was withdrawn: the latest examination that remains. Its version rises in
 * any case, so that nobody corrects by a form what is there no longer. Throws 409 where none remains.
 */
const shownWithout = async (record: Case, { db }: Context): Promise<Partial<Case>> => {
  const latest: Readonly<Record<string, unknown>> | undefined = await db
    .selectFrom('case_record')
    .selectAll()
    .where('case', '=', record.id)
    .where('withdrawn', '=', false)
    .orderBy('examined_on', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (latest === undefined) throw new Problem(409, 'onlyRecord')
  return {
    ...Object.fromEntries(clinicalNames.map(name => [name, latest[columnName(name)]])),
    version: record.version + 1,
  }
}

/**
 * What a case says anew of its staff holds for the patient too; whom it does not change stays, as the patient may have
 * got others since.
 */
const setStaff = async (row: Case, before: Case | null, context: Context): Promise<void> => {
  const named = staffFields.filter(name => row[name] !== (before?.[name] ?? null))
  await context.update(patient, row.patient, Object.fromEntries(named.map(name => [name, row[name]])))
}

/**
 * What holds for a case holds for its records: its number, by which they are found, and whether it is deleted.
 * Withdrawn ones stay as they are.
 */
const changeRecords = async (
  id: number,
  values: Partial<Pick<Case, 'number' | 'deleted'>>,
  action: string,
  { db, updateMany }: Context,
): Promise<void> => {
  const records = await db
    .selectFrom('case_record')
    .select('id')
    .where('case', '=', id)
    .where('withdrawn', '=', false)
    .orderBy('id')
    .execute()
  await updateMany(
    caseRecord,
    records.map(record => record.id),
    values,
    action,
  )
}

export const caseImplementation = implement(
  caseInfo,
  {
    getEyeChart: (record, _input, context) => eyeChartOf(record, {}, context),
    selectEyeRecordChart: (record, { eyes, from, to, measures }, context) =>
      eyeChartOf(
        record,
        {
          ...(eyes?.length ? { eyes } : {}),
          ...(measures?.length ? { measures } : {}),
          from: from ?? undefined,
          to: to ?? undefined,
        },
        context,
      ),
    checkNumber: uniqueCheck(caseInfo, 'number', isOfAnother),
  },
  {
    on: ['create', 'update', 'remove', 'recover'],
    under: ['withdraw'],
    async before(action, record, input, context) {
      if (action === 'withdraw' && record) return shownWithout(record, context)
      if (action === 'recover' && record) await refuseSecond(record.patient, context)
      if (action !== 'create' && action !== 'update') return undefined
      const owner = Number(input['patient'])
      if (!record) await refuseSecond(owner, context)
      const found = await patientOf(owner, context)
      const given = { ...examinationOf(input), ...levelsOf(examinationOf(input)) }
      await checkExamination(given, record, found, context)
      await refuseNumber(record, input['number'], context)
      const number = input['number']
        ? {}
        : { number: record?.number ?? (await nextCaseNumber(context, found.hospital)) }
      return record ? { ...number, ...(await shownBy(record, given, context)) } : { ...number, ...given }
    },
    async after(action, row, context, before) {
      if (action === 'create') await keepRecord(row, examinationOf(row), context)
      if (action === 'create' || action === 'update') await setStaff(row, before, context)
      if (before && before.number !== row.number) await changeRecords(row.id, { number: row.number }, 'update', context)
      if (action === 'remove' || action === 'recover')
        await changeRecords(row.id, { deleted: action === 'remove' }, action, context)
    },
  },
)
