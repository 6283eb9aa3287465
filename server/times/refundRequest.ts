import { refundRequest } from '../../resources/times/refundRequest.ts'
import type { InferRecord } from '../../resources/core/index.ts'
import { implement } from '../core/contract.ts'
import type { Asking, Context, UnavailableReasons } from '../core/contract.ts'
import { Problem } from '../core/errors/problem.ts'
import { agreeToCardRefund } from './cards/refund.ts'
import { agreeToHospitalRefund } from './recharge/agreeToHospitalRefund.ts'
import { agreeToRefund } from './recharge/agreeToRefund.ts'
import type { Agreed } from './recharge/agreeToRefund.ts'
import { settleReview, tellRequester, tellReviewers } from './recharge/refundNotices.ts'
import { caller } from '../core/caller.ts'
import { notSellerReasons, requestsToOrganisations } from './soldByPlatform.ts'

type Request = InferRecord<typeof refundRequest>
type Outcome = Partial<Agreed & Pick<Request, 'answer' | 'failure'>> & Pick<Request, 'review'>

/**
 * Why the caller cannot answer some requests: nobody reviews what they asked for, and what organisations get back is
 * the platform's to say.
 */
const reasonsAgainst = async (
  requests: readonly Request[],
  asking: Asking,
): Promise<readonly ('ownRequest' | 'notPlatform' | undefined)[]> => {
  const platforms = await requestsToOrganisations(requests, asking)
  const reasons = await notSellerReasons(
    requests.map(request => platforms.has(request)),
    asking,
  )
  return requests.map(({ createdBy }, at) => (createdBy === caller(asking).id ? 'ownRequest' : reasons[at]))
}

const refuseUnavailable = async (request: Request, context: Context): Promise<void> => {
  const [code] = await reasonsAgainst([request], context)
  if (code) throw new Problem(409, code)
}

const answered = async (
  request: Request,
  { review, times, giveTimes, ...rest }: Outcome,
  context: Context,
): Promise<void> => {
  const { db, now, operator } = context
  await db
    .updateTable('refund_request')
    .set({
      review,
      times,
      give_times: giveTimes,
      ...rest,
      reviewed_by: operator?.id ?? null,
      reviewed_at: now.toISOString(),
    })
    .where('id', '=', request.id)
    .execute()
  await settleReview(request, context)
  await tellRequester(request, { review, answer: rest.answer ?? null }, context)
}

const agreedTo = (request: Request, context: Context): Promise<Agreed | undefined> => {
  const { recharge, card } = request
  if (card !== null) return agreeToCardRefund({ ...request, card }, context)
  return recharge === null ? agreeToHospitalRefund(request, context) : agreeToRefund({ ...request, recharge }, context)
}

export const refundRequestImplementation = implement(
  refundRequest,
  {
    async agree(request, _input, context) {
      await refuseUnavailable(request, context)
      const agreed = await agreedTo(request, context)
      await answered(
        request,
        agreed ? { review: 'agree', ...agreed } : { review: 'failed', failure: 'nothingLeft' },
        context,
      )
    },
    async refuse(request, { answer }, context) {
      await refuseUnavailable(request, context)
      await answered(request, { review: 'refuse', answer }, context)
    },
  },
  {
    on: ['create'],
    after: (_action, request, context) => tellReviewers(request, context),
    async unavailableReasons(records, asking) {
      const waiting = records.filter(({ review }) => review === 'waiting')
      const reasons = new Map(
        (await reasonsAgainst(waiting, asking)).map((code, at) => [waiting[at]!.id, code] as const),
      )
      return records.map(({ id }): UnavailableReasons => {
        const code = reasons.get(id)
        return code ? { agree: code, refuse: code } : {}
      })
    },
  },
  {
    hospital: {
      remove: {
        /** Refunds to its patients, or to itself, that somebody was asked to agree to. */
        async preview({ id }, { db }) {
          const { count, amount } = await db
            .selectFrom('refund_request')
            .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number | null>('amount').as('amount')])
            .where('hospital', '=', id)
            .where('review', '=', 'waiting')
            .executeTakeFirstOrThrow()
          return Number(count) > 0 ? [{ effect: 'waiting', count: Number(count), amount: Number(amount) }] : []
        },
      },
    },
  },
)
