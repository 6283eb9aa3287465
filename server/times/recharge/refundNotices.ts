import { refundRequest } from '../../../resources/times/refundRequest.ts'
import type { InferRecord } from '../../../resources/core/index.ts'
import type { Context } from '../../core/contract.ts'
import { settleNotices } from '../../platform/notices/settleNotices.ts'
import { operatorsWho } from '../../platform/session/operatorsWho.ts'
import { requestsToOrganisations } from '../soldByPlatform.ts'

type Request = InferRecord<typeof refundRequest>

const toReview = 'refundRequested'
const linkTo = ({ id }: Request) => ({ resource: refundRequest, id })
const texts = ({ number }: Request, { operator }: Context) => ({ number: number ?? '', name: operator?.name ?? '' })

/**
 * Tells those who may answer a request that it waits: somebody else than who asked, and for what an organisation gets
 * back the platform's own.
 */
export const tellReviewers = async (request: Request, context: Context): Promise<void> => {
  const { hospital, times, giveTimes, createdBy } = request
  const reviewers = await operatorsWho(context.db, {
    permission: 'refundRequest:agree',
    hospital,
    ofPlatform: (await requestsToOrganisations([request], context)).has(request),
    except: createdBy,
  })
  await context.notifyOperators(
    reviewers.map(({ id }) => id),
    {
      key: toReview,
      parameters: { ...texts(request, context), times, giveTimes: giveTimes ?? 0 },
      link: linkTo(request),
    },
  )
}

/** It is answered: nobody who was told that it waits has to look any more. */
export const settleReview = ({ id }: Request, context: Context): Promise<void> =>
  settleNotices(context, toReview, { resource: refundRequest.name, id })

const keys = { agree: 'refundAgreed', refuse: 'refundRefused', failed: 'refundFailed' } as const

/** Tells whoever asked for a refund what became of it. */
export const tellRequester = async (
  request: Request,
  { review, answer }: Pick<Request, 'review' | 'answer'>,
  context: Context,
): Promise<void> => {
  if (request.createdBy === null || review === null || review === 'waiting') return
  await context.notifyOperators([request.createdBy], {
    key: keys[review],
    parameters: { ...texts(request, context), answer: answer ?? '' },
    link: linkTo(request),
  })
}
