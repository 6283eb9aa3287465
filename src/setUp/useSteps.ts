import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '../../resources/core/index.ts'
import type { setUp } from '../../resources/setUp/setUp.ts'
import { useClient } from '../core/provider.ts'

export type Step = ReplyOf<typeof setUp, 'steps'>[number]

export const stepsKey = ['setUp', 'steps'] as const

/** Nothing is to be done of it. */
export const isThrough = ({ done, settled }: Step): boolean => done || settled

/** The steps of setting up that the operator may do, asked anew whenever a page shows them: they are done elsewhere. */
export const useSteps = () => {
  const client = useClient()
  return useQuery({
    queryKey: stepsKey,
    queryFn: ({ signal }) => client.setUp.steps({}, { signal }),
    refetchOnMount: 'always',
  })
}
