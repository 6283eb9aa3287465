import { sql } from 'kysely'
import { patient } from '../../resources/business/patient.ts'
import { message } from '../../resources/schema/message.ts'
import { implement } from '../engine/contract.ts'
import type { Context } from '../engine/contract.ts'
import { invalid } from '../errors/problem.ts'
import { sendPatientPassword } from '../session/credentials.ts'
import { forgiveLooks, looks } from './patientLooks.ts'
import { sendMobileCode, verifiedAt, verifyMobile } from './patientMobile.ts'
import { overviewOf } from './patientOverview.ts'
import { recentPatients } from './recentPatients.ts'

/** The account of a serial number: `P00000012`. */
export const patientAccount = (serial: number): string => `P${String(serial).padStart(8, '0')}`

const nextSerial = async ({ db }: Context): Promise<number> => {
  const { rows } = await sql<{ serial: number }>`select nextval('patient_account')::bigint as serial`.execute(db)
  return rows[0]!.serial
}

const isTaken = async ({ db }: Context, account: string): Promise<boolean> =>
  (await db.selectFrom('patient').select('id').where('account', '=', account).limit(1).execute()).length > 0

/** A new account number. Where numbers came in by another way, such as an import, counting goes on after the highest. */
const nextAccount = async (context: Context): Promise<string> => {
  const account = patientAccount(await nextSerial(context))
  if (!await isTaken(context, account)) return account
  await sql`
    select setval('patient_account', greatest(
      (select max(substr(account, 2)::bigint) from patient where account ~ '^P[0-9]{8,15}$'), (select last_value from patient_account)))`.execute(context.db)
  return patientAccount(await nextSerial(context))
}

export const patientImplementation = implement(patient, {
  async sendPassword(record, _input, context) {
    if (!record.mobile) throw invalid({ mobile: message('required') })
    await sendPatientPassword({ id: record.id, name: record.name, account: record.account ?? '', phone: record.mobile }, context)
    return { sent: true }
  },
  recent: (_input, context) => recentPatients(context),
  ...looks,
  sendCode: sendMobileCode,
  verifyMobile,
  overview: (record, _input, context) => overviewOf(record.id, context),
}, {
  on: ['create', 'update'],
  async before(action, record, input, context) {
    const { mobile } = input
    const isOther = typeof mobile === 'string' && mobile !== record?.mobile
    const verified = isOther ? { mobileVerifiedAt: await verifiedAt(mobile, input['type'] ?? record?.type, context) } : {}
    return action === 'create' ? { account: await nextAccount(context), origin: 'operator' as const, ...verified } : verified
  },
  async after(action, _record, context) {
    if (action === 'create') await forgiveLooks(context)
  },
})
