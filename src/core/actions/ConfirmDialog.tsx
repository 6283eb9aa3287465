import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { AnyResource } from '../../../resources/core/index.ts'
import { AboutRecord } from './AboutRecord.tsx'
import { NameList, useNameLine } from './NameList.tsx'
import { Question } from './Question.tsx'
import type { Offered } from './rowActions.ts'
import { useConfirmText } from './useConfirmText.ts'
import { useNames } from './useNames.ts'
import { laterIn } from '../later.tsx'

const GoesToo = laterIn(null, async () => (await import('../tree/index.ts')).GoesToo)

/** Whether removing a record takes all below it along. */
const takesAlong = (resource: AnyResource, { name, action }: Offered): boolean =>
  resource.tree !== undefined && name === 'remove' && !action.set

interface ConfirmDialogProps {
  readonly resource: AnyResource
  readonly offer: Offered
  readonly records: readonly RaRecord[]
  readonly running: boolean
  readonly onClose: () => void
  readonly onConfirm: () => void
}

/** Asks whether an action is really meant, in the resource's own words where it has some. */
export const ConfirmDialog = ({ resource, offer, records, running, onClose, onConfirm }: ConfirmDialogProps) => {
  const translate = useTranslate()
  const names = useNames(resource, records)
  const nameLine = useNameLine()
  const text = useConfirmText(resource, offer)
  const action = translate(offer.label)
  return (
    <Question
      title={names.length === 0 ? action : translate('app.generator.confirm.title', { action, names: nameLine(names) })}
      text={text}
      action={action}
      tone={offer.tone}
      running={running}
      onClose={onClose}
      onConfirm={onConfirm}
      before={
        <>
          <NameList names={names} />
          <AboutRecord resource={resource} action={offer.name} records={records} />
        </>
      }
    >
      {takesAlong(resource, offer) && <GoesToo resource={resource} records={records} />}
    </Question>
  )
}
