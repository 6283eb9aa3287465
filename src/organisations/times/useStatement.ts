import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { createClient } from '../../../dataProvider/index.ts'
import type { Clients } from '../../../dataProvider/index.ts'
import type { RechargeType } from '../../../resources/times/rechargeType.ts'
import type { Resources } from '../../../resources/index.ts'
import { useProvider } from '../../core/provider.ts'

export type Statement = Awaited<ReturnType<Clients<Resources>['hospital']['statement']>>
export type StatementLine = Statement['lines'][number]

export interface StatementQuery {
  readonly hospital: number
  readonly rechargeType: RechargeType
  readonly from: string
  readonly to: string
}

/** A whole statement, read a thousand movements at a time; `read` tells how many there are so far. */
export const useStatement = ({ hospital: id, ...asked }: StatementQuery) => {
  const provider = useProvider()
  const [read, setRead] = useState(0)
  const query = useQuery({
    queryKey: ['hospital', 'statement', id, asked], retry: false,
    queryFn: async (): Promise<Statement> => {
      const calls = createClient(provider).hospital
      const first = await calls.statement({ id, ...asked })
      const lines = [...first.lines]
      for (let next = first.next; next !== null && next !== undefined;) {
        setRead(lines.length)
        const more = await calls.statement({ id, ...asked, after: next })
        lines.push(...more.lines)
        next = more.next
      }
      return { ...first, lines }
    },
  })
  return { ...query, read }
}
