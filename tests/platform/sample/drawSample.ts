import type { caseInfo } from '../../../resources/clinic/case.ts'
import type { caseRecord } from '../../../resources/clinic/caseRecord.ts'
import type { consumeRecord } from '../../../resources/times/consumeRecord.ts'
import type { device } from '../../../resources/training/device.ts'
import type { followUp } from '../../../resources/patients/followUp.ts'
import type { game } from '../../../resources/training/game.ts'
import type { gameRecord } from '../../../resources/training/gameRecord.ts'
import type { hospital } from '../../../resources/organisations/hospital.ts'
import type { hospitalPayment } from '../../../resources/times/hospitalPayment.ts'
import type { hospitalRecharge } from '../../../resources/times/hospitalRecharge.ts'
import type { patient } from '../../../resources/patients/patient.ts'
import type { payment } from '../../../resources/times/payment.ts'
import type { recharge } from '../../../resources/times/recharge.ts'
import type { rechargeRefund } from '../../../resources/times/rechargeRefund.ts'
import type { refundRequest } from '../../../resources/times/refundRequest.ts'
import type { treatmentPlan } from '../../../resources/clinic/treatmentPlan.ts'
import type { operator } from '../../../resources/access/operator.ts'
import { sampleTables } from '../../../server/sample/loadSample.ts'
import type { SampleOptions } from '../../../server/sample/loadSample.ts'
import type { Stored } from '../../../server/sample/stored.ts'

/** Records of the sample whose story is told record by record. */
interface Told {
  readonly hospital: Stored<typeof hospital>
  readonly operator: Stored<typeof operator>
  readonly device: Stored<typeof device>
  readonly game: Stored<typeof game>
  readonly patient: Stored<typeof patient>
  readonly treatmentPlan: Stored<typeof treatmentPlan>
  readonly case: Stored<typeof caseInfo>
  readonly caseRecord: Stored<typeof caseRecord>
  readonly hospitalRecharge: Stored<typeof hospitalRecharge>
  readonly recharge: Stored<typeof recharge>
  readonly rechargeRefund: Stored<typeof rechargeRefund>
  readonly refundRequest: Stored<typeof refundRequest>
  readonly payment: Stored<typeof payment>
  readonly hospitalPayment: Stored<typeof hospitalPayment>
  readonly consumeRecord: Stored<typeof consumeRecord>
  readonly gameRecord: Stored<typeof gameRecord>
  readonly followUp: Stored<typeof followUp>
}

/** What every record of the sample has. */
export interface SampleRow {
  readonly id: number
  readonly createdAt: string
  readonly createdBy: number | null
  readonly updatedAt: string
  readonly deleted?: boolean
}

/** The sample as it would be loaded, by resource. */
export type Sample = { readonly [Name in keyof Told]: readonly Told[Name][] } & Readonly<
  Record<string, readonly SampleRow[]>
>

/** Draws the sample without loading it. `roleIds` gives the id of each role by its key. */
export const drawSample = (options: SampleOptions, roleIds: ReadonlyMap<string, number>): Sample => {
  const drawn: Record<string, readonly SampleRow[]> = {}
  sampleTables(options, roleIds, (name, records) => {
    drawn[name] = [...records] as SampleRow[]
    return { table: name, columns: [], rows: [] }
  })
  return drawn as Sample
}
