import { useQuery } from '@tanstack/react-query'
import { createClient } from '../../../dataProvider/index.ts'
import type { Clients } from '../../../dataProvider/index.ts'
import type { Resources } from '../../../resources/index.ts'
import { useProvider } from '../../core/provider.ts'

type Calls = Clients<Resources>['secondFactor']
export type SecondFactorState = Awaited<ReturnType<Calls['state']>>

/** Whether the caller has a second factor, and what there is of it. */
export const useSecondFactor = () => {
  const calls: Calls = createClient(useProvider()).secondFactor
  return useQuery({ queryKey: ['profile', 'secondFactor'], queryFn: () => calls.state({}) })
}
