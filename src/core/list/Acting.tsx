import type { RaRecord } from 'react-admin'
import { useCallback } from 'react'
import type { ReactNode } from 'react'
import type { AnyResource } from '../../../resources/core/index.ts'
import { ActionsProvider } from '../actions/ActionsProvider.tsx'
import { useToMade } from '../actions/useToMade.ts'
import { SelectionProvider, useSelection } from './Selecting.tsx'

interface ActingProps {
  readonly resource: AnyResource
  readonly children: ReactNode
}

/**
 * What was selected for an action is selected no longer when it is done; an action of the list leads to the record that
 * it made.
 */
const OnSelected = ({ resource, children }: ActingProps) => {
  const { has, clear } = useSelection()
  const toMade = useToMade(resource)
  const done = useCallback(
    (action: string, records: readonly RaRecord[], given?: unknown) => {
      if (records.some(({ id }) => has(id))) clear()
      if (records.length === 0) toMade(action, given)
    },
    [has, clear, toMade],
  )
  return (
    <ActionsProvider resource={resource} onDone={done}>
      {children}
    </ActionsProvider>
  )
}

/** The rows of the list around can be selected, and acted on. */
export const Acting = (props: ActingProps) => (
  <SelectionProvider>
    <OnSelected {...props} />
  </SelectionProvider>
)
