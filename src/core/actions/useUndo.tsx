import type { RaRecord } from 'react-admin'
import { useCallback } from 'react'
import type { ReactNode } from 'react'
import { holds } from '../../../resources/core/condition.ts'
import type { AnyCondition } from '../../../resources/core/condition.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { businessToday } from '../../shell/installation/businessZone.ts'
import { useCanSee } from '../rights.tsx'
import type { Offered } from './rowActions.ts'
import { undoTime } from './undoTime.ts'
import { laterIn } from '../later.tsx'

// They come with the first action that can be taken back.
const UndoButtons = laterIn(null, async () => (await import('./UndoButtons.tsx')).UndoButtons)

/**
 * What a message offers after an action: to take it back, where the descriptor says how and the operator may; for the
 * records of which that is possible then.
 */
export const useUndo = (
  resource: AnyResource,
): ((
  { action }: Offered,
  ran: readonly RaRecord[],
) => { readonly action: ReactNode; readonly autoHideDuration: number } | undefined) => {
  const canSee = useCanSee()
  return useCallback(
    ({ action: { undo = '', set } }, ran) => {
      const back = resource.actions[undo]
      if (!back || !canSee(resource.name, undo)) return undefined
      const records = ran.filter(record =>
        holds(back.when as AnyCondition | undefined, { ...record, ...set }, businessToday()),
      )
      return records.length === 0
        ? undefined
        : { action: <UndoButtons resource={resource} undo={undo} records={records} />, autoHideDuration: undoTime }
    },
    [resource, canSee],
  )
}
