import { patient } from '../../../resources/patients/patient.ts'
import type { RechargeType } from '../../../resources/times/rechargeType.ts'
import { mostToppedUp } from '../../../resources/times/topUp.ts'
import type { LeftOut, LeftOutReason } from '../../../resources/times/topUp.ts'
import { message } from '../../../resources/core/message.ts'
import type { Context } from '../../core/contract.ts'
import { asId } from '../../core/ids.ts'
import { all, Statement } from '../../core/statement.ts'
import { invalid, Problem } from '../../core/errors/problem.ts'

/** Who is meant: ids, or the filters of the list of patients. */
export interface Whom {
  readonly userIds: unknown
  readonly filter: unknown
}

/** A patient in the caller's scope, as far as a top-up has to know. */
export interface Candidate {
  readonly id: number
  readonly account: string | null
  readonly name: string
  readonly hospital: number
  readonly hospitalName: string
  readonly type: string
  readonly deleted: boolean
  readonly isOrganisationDeleted: boolean
}

/** Those who get something, and those who do not with the reason. */
export interface Sorted {
  readonly included: readonly Candidate[]
  readonly leftOut: readonly LeftOut[]
}

const tooMany = (): Problem => new Problem(400, 'tooMany', { parameters: { max: mostToppedUp } })

const idsOf = (given: unknown): readonly number[] => {
  if (!Array.isArray(given)) throw invalid({ userIds: message('items') })
  if (given.length > mostToppedUp) throw tooMany()
  const ids = [...new Set((given as unknown[]).map(one => asId(one)))]
  if (ids.includes(undefined)) throw invalid({ userIds: message('reference') })
  return ids as number[]
}

const chosen = async ({ userIds, filter }: Whom, context: Context): Promise<readonly number[]> => {
  if (filter === null || filter === undefined) {
    if (userIds === null || userIds === undefined) throw invalid({ userIds: message('required') })
    return idsOf(userIds)
  }
  if (userIds !== null && userIds !== undefined) throw invalid({ filter: message('notBoth') })
  const found = await context.find(patient, filter, mostToppedUp + 1)
  if (found.length > mostToppedUp) throw tooMany()
  return found
}

const read = async (ids: readonly number[], isHeld: boolean, { db, reach }: Context): Promise<Candidate[]> => {
  const statement = new Statement()
  const conditions = [`p.id = any(${statement.bind(ids)}::integer[])`, ...reach('patient', statement, 'p')]
  return statement.run<Candidate>(
    db,
    `
    select p.id, p.account, p.name, p.hospital, h.name as "hospitalName", p.type, p.deleted, h.deleted as "isOrganisationDeleted" from patient p join hospital h on h.id = p.hospital
    where ${all(conditions)} order by p.id ${isHeld ? 'for no key update of p' : ''}`,
  )
}

const reasonFor = (
  { deleted, type, isOrganisationDeleted }: Candidate,
  rechargeType: RechargeType,
): LeftOutReason | undefined => {
  if (deleted) return 'deleted'
  if (isOrganisationDeleted) return 'organisation'
  if (type === 'demo') return 'demo'
  return type === 'lifetime' && rechargeType === 'lifetime' ? 'lifetime' : undefined
}

/**
 * Sorts those who are meant into who is topped up and who is left out, by id; with `isHeld` they are held until the
 * transaction ends. Of who is not the caller's nothing is told. Throws 400 at `userIds` or `filter`, or `tooMany`.
 */
export const sortCandidates = async (
  whom: Whom,
  rechargeType: RechargeType,
  isHeld: boolean,
  context: Context,
): Promise<Sorted> => {
  const ids = await chosen(whom, context)
  const found = await read(ids, isHeld, context)
  const known = new Set(found.map(({ id }) => id))
  const reasons = found.map(candidate => ({ candidate, reason: reasonFor(candidate, rechargeType) }))
  return {
    included: reasons.filter(({ reason }) => reason === undefined).map(({ candidate }) => candidate),
    leftOut: [
      ...reasons.flatMap(({ candidate: { id, account, name }, reason }) =>
        reason === undefined ? [] : [{ id, account, name, reason }],
      ),
      ...ids.filter(id => !known.has(id)).map(id => ({ id, account: null, name: null, reason: 'unknown' as const })),
    ],
  }
}
