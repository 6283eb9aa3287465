import { useCloseNotification, useNotify } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { AnyResource } from '../../../resources/core/index.ts'
import { TakeBackButtons } from './TakeBackButtons.tsx'
import { useExecute } from './useExecute.ts'
import { useTell } from './useTell.ts'

interface UndoButtonsProps {
  readonly resource: AnyResource
  /** The action that takes back what was done. */
  readonly undo: string
  readonly records: readonly RaRecord[]
}

/** The buttons of a message that an action is done. */
export const UndoButtons = ({ resource, undo, records }: UndoButtonsProps) => {
  const close = useCloseNotification()
  const execute = useExecute(resource)
  const notify = useNotify()
  const tell = useTell(resource.name)
  const takeBack = (): void => {
    execute(undo, records).then(() => notify('app.generator.undone', { type: 'success', messageArgs: { smart_count: records.length } }), tell)
  }
  return <TakeBackButtons onTakeBack={takeBack} onClose={close} />
}
