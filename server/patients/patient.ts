import { sql } from 'kysely'
import { patient } from '../../resources/patients/patient.ts'
import { holding, implement } from '../core/contract.ts'
import type { Context } from '../core/contract.ts'
import { lockLots } from '../times/ledger/openLots.ts'
import { balanceOfPatient } from '../times/recharge/balance.ts'
import { cancelLifetime, giveLifetime, previewCancelling, previewGiving } from '../times/recharge/lifetime.ts'
import { handPatientPassword } from '../platform/session/oneTimePasswords.ts'
import { recentDays } from '../training/recentDays.ts'
import { endTrainingSignIns, noteTrainingRights } from '../training/trainingSignIns.ts'
import { freeNumbers } from '../times/documentNumber.ts'
import { patientChecks } from './patientChecks.ts'
import { merge } from './patientMerge.ts'
import { previewTransfer, transfer } from './patientTransfer.ts'
import { changedType } from './patientType.ts'
import { sendMobileCode, verifiedAt, verifyMobile } from './patientMobile.ts'
import { overviewOf } from '../clinic/patientOverview.ts'
import { recentPatients } from './recentPatients.ts'
import { previewRemoval } from '../core/referential/remove.ts'

/** The account of eight digits: `P48210377`. */
export const patientAccount = (digits: string): string => `P${digits}`

const takenAccounts = async ({ db }: Context, accounts: readonly string[]): Promise<readonly string[]> =>
  (
    await db
      .selectFrom('patient')
      .select('account')
      .where('account', '=', sql<string>`any(${accounts}::text[])`)
      .execute()
  ).map(row => row.account!)

/** New account numbers, by which patients sign in: nobody guesses one from another. */
const nextAccounts = (context: Context, count: number): Promise<readonly string[]> =>
  freeNumbers({ count, digits: 8, spell: patientAccount, taken: accounts => takenAccounts(context, accounts) })

export const patientImplementation = implement(
  patient,
  {
    async sendPassword(record, _input, context) {
      await endTrainingSignIns({ patient: record.id }, context)
      return handPatientPassword(
        {
          id: record.id,
          name: record.name,
          account: record.account ?? '',
          phone: record.mobile ?? record.guardianMobile,
        },
        context,
      )
    },
    recent: (_input, context) => recentPatients(context),
    ...patientChecks,
    sendCode: sendMobileCode,
    verifyMobile,
    overview: (record, _input, context) => overviewOf(record.id, context),
    async changeType(record, { type, validUntil }, context) {
      const values = await changedType(record, { type, validUntil: validUntil ?? null }, context)
      await context.db.updateTable('patient').set(values).where('id', '=', record.id).execute()
    },
    timesBalance: ({ id }, _input, context) => balanceOfPatient(id, context),
    trainingDays: ({ id }, _input, context) => recentDays(id, context),
    giveLifetime: (record, input, context) => giveLifetime(record, input, context),
    lifetimePreview: (record, input, context) => previewGiving(record, input, context),
    cancelLifetime: holding(
      (id, { db }) => lockLots(db, [id]),
      (record, input, context) => cancelLifetime(record, input, context),
    ),
    cancelLifetimePreview: (record, _input, context) => previewCancelling(record, context),
    transfer: (record, input, context) => transfer(record, input, context),
    transferPreview: (record, { hospital }, context) => previewTransfer(record, hospital, context),
    merge: (input, context) => merge(input, context),
    removePreview: (record, _input, context) => previewRemoval(patient, record, context),
  },
  {
    on: ['create', 'update', 'disable', 'enable', 'remove', 'recover'],
    whenChanged: ['mobile'],
    async before(_action, record, { mobile, type }, context) {
      const isOther = typeof mobile === 'string' && mobile !== record?.mobile
      return isOther ? { mobileVerifiedAt: await verifiedAt(mobile, type ?? record?.type, context) } : {}
    },
    async beforeCreate(action, inputs, context) {
      const accounts = await nextAccounts(context, inputs.length)
      // Nobody types codes for numbers that come from a file: they are stored as not verified.
      const isTyped = action === 'create'
      return Promise.all(
        inputs.map(async ({ mobile, type }, at) => ({
          account: accounts[at]!,
          origin: 'operator' as const,
          ...(isTyped && typeof mobile === 'string'
            ? { mobileVerifiedAt: await verifiedAt(mobile, type, context) }
            : {}),
        })),
      )
    },
    // Whoever is new has signed in nowhere.
    async afterCreate() {},
    async after(action, { id }, context) {
      if (action !== 'update') await noteTrainingRights({ patient: id }, context)
    },
  },
)
