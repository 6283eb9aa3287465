import { useInput, useTranslate } from 'react-admin'
import { useState } from 'react'
import { bytesText } from '../bytesText.ts'
import { useFormat } from '../format.ts'
import { isNothing } from '../types/Nothing.tsx'
import type { FieldOfType, InputProps } from '../types/view.ts'
import { SendingFrame } from './SendingFrame.tsx'
import type { Sent } from './sendByParts.ts'

export const same = (value: unknown): unknown => value

/** One file, in the place of the one that was there. */
const AttachmentChooser = (props: InputProps<FieldOfType<'attachment'>>) => {
  const { source, isRequired } = props
  const translate = useTranslate()
  const format = useFormat()
  const { id, field, fieldState } = useInput({ source, isRequired, format: same, parse: same })
  const [told, setTold] = useState<Sent>()
  const isChosen = !isNothing(field.value)
  const take = (sent: Sent): void => {
    setTold(sent)
    field.onChange(sent.key)
    field.onBlur()
  }
  return (
    <SendingFrame
      {...props}
      id={id}
      room={1}
      choose={isChosen ? 'app.attachment.replace' : 'app.attachment.choose'}
      wrong={fieldState.error?.message}
      onSent={take}
      status={
        told
          ? translate('app.attachment.told', { name: told.name, size: bytesText(told.size, format) })
          : isChosen
            ? translate('app.attachment.there')
            : ''
      }
    />
  )
}

export default AttachmentChooser
