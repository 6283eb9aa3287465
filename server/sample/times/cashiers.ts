import type { OperatorRow } from '../operators.ts'
import type { StaffMember } from '../staff.ts'
import { whoMay } from '../whoMay.ts'
import type { Chooser } from '../whoMay.ts'

/** Who tops up and who gives back: the one who entered the patient, where they may. */
export interface Cashiers {
  readonly topUp: Chooser
  readonly refund: Chooser
  /** The doctor that an operator is, who bills what they top up themselves; undefined for all others. */
  doctorOf(operator: number): number | undefined
}

/** The cashiers of the sample's organisations. */
export const cashiers = (operators: readonly OperatorRow[], members: readonly StaffMember[]): Cashiers => {
  const doctors = new Map(
    members
      .filter(one => one.occupation === 'doctor' && !one.deleted && one.operator !== null)
      .map(({ id, operator }) => [operator!, id]),
  )
  return {
    topUp: whoMay(operators, 'recharge:create'),
    refund: whoMay(operators, 'recharge:refund'),
    doctorOf: operator => doctors.get(operator),
  }
}
