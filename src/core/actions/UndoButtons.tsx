import { useCloseNotification, useLocale, useNotify } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { AnyResource } from '../../../resources/core/index.ts'
import { recordLabel } from '../recordLabel.ts'
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
  const locale = useLocale()
  const takeBack = (): void => {
    const [text, args] =
      records.length === 1
        ? ['app.generator.undoneFor', { name: recordLabel(resource, records[0]!, locale) }]
        : ['app.generator.undone', { smart_count: records.length }]
    execute(undo, records).then(() => notify(text, { type: 'success', messageArgs: args }), tell)
  }
  return <TakeBackButtons onTakeBack={takeBack} onClose={close} />
}
