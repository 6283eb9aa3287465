import { useQuery } from '@tanstack/react-query'
import type { Identifier } from 'react-admin'
import { createClient } from '../../../dataProvider/index.ts'
import { rechargeTypes } from '../../../resources/times/rechargeType.ts'
import type { RechargeType } from '../../../resources/times/rechargeType.ts'
import { useDictionary } from '../../core/options/useDictionary.ts'
import { useProvider } from '../../core/provider.ts'

/** What an organisation has left of each type. Read again after each top-up and refund. */
export const useBalances = (hospital: Identifier) => {
  const provider = useProvider()
  return useQuery({
    queryKey: ['hospital', 'balances', String(hospital)],
    queryFn: () => createClient(provider).hospital.balances({ id: Number(hospital) }),
    retry: false,
  })
}

/** The recharge types in their order, as the dictionary names them. */
export const useRechargeTypes = (): readonly { readonly id: RechargeType; readonly name: string }[] => {
  const { choices, isPending } = useDictionary('rechargeType', rechargeTypes)
  return rechargeTypes.map(id => ({
    id,
    name: isPending ? '…' : (choices.find(choice => choice.id === id)?.name ?? id),
  }))
}
