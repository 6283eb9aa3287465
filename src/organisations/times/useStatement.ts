import { useState } from 'react'
import { createClient } from '../../../dataProvider/index.ts'
import type { Clients } from '../../../dataProvider/index.ts'
import type { RechargeType } from '../../../resources/times/rechargeType.ts'
import type { Resources } from '../../../resources/index.ts'
import { useProvider } from '../../core/provider.ts'
import { useAnswering } from '../../core/report/useAnswer.ts'

export type Statement = Awaited<ReturnType<Clients<Resources>['hospital']['statement']>>
export type StatementLine = Statement['lines'][number]

export interface StatementQuery {
  readonly hospital: number
  readonly rechargeType: RechargeType
  readonly from: string
  readonly to: string
}

/**
 * A whole statement, read a thousand movements at a time; `read` tells how many there are so far. It is asked for anew
 * at each visit: the account moves.
 */
export const useStatement = ({ hospital: id, ...asked }: StatementQuery) => {
  const provider = useProvider()
  const [read, setRead] = useState(0)
  const answering = useAnswering({
    queryKey: ['hospital', 'statement', id, asked],
    fresh: 0,
    async ask(signal): Promise<Statement> {
      setRead(0)
      const calls = createClient(provider).hospital
      const first = await calls.statement({ id, ...asked }, { signal })
      const lines = [...first.lines]
      for (let next = first.next; next !== null && next !== undefined;) {
        setRead(lines.length)
        const more = await calls.statement({ id, ...asked, after: next }, { signal })
        lines.push(...more.lines)
        next = more.next
      }
      return { ...first, lines }
    },
  })
  return { answering, read }
}
