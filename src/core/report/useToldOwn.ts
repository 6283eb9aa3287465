import { useCallback } from 'react'
import { everyonesFigures } from '../../../resources/core/permission.ts'
import type { AnyFacts } from '../../../resources/core/statistics/index.ts'
import { useMay } from '../useMay.ts'

const [resource, action] = everyonesFigures.split(':') as [string, string]

/** Whether the operator is told own figures alone of some facts; nobody is before that is known. */
export const useToldOwn = (): ((facts: AnyFacts) => boolean) => {
  const isTold = useMay()(resource, action) === false
  return useCallback(({ asListed }) => isTold && asListed !== true, [isTold])
}
