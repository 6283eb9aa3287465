import CloseIcon from '@mui/icons-material/Close'
import { Box, IconButton } from '@mui/material'
import { useInput, useRecordContext, useTranslate } from 'react-admin'
import { useRef, useState } from 'react'
import { filesKey } from '../../../resources/core/fields.ts'
import { mostFiles } from '../../../resources/core/types/attachments/index.ts'
import { texts } from '../types/refs.tsx'
import { filesIn } from '../types/filesIn.ts'
import type { FieldOfType, InputProps } from '../types/view.ts'
import { same } from './AttachmentChooser.tsx'
import { SendingFrame } from './SendingFrame.tsx'
import type { Sent } from './sendByParts.ts'

const list = { listStyle: 'none', m: 0, mb: 1, p: 0 }

/** Several files, in the order in which they were sent. */
const AttachmentsChooser = (props: InputProps<FieldOfType<'attachments'>>) => {
  const { place, source, isRequired, disabled } = props
  const translate = useTranslate()
  const record = useRecordContext()
  const { id, field, fieldState } = useInput({ source, isRequired, format: same, parse: same })
  const keys = texts(field.value)
  const latest = useRef(keys)
  latest.current = keys
  const stored = texts(record?.[place.name])
  const files = filesIn(record?.[filesKey(place.name)])
  const [sentNames, setSentNames] = useState<ReadonlyMap<string, string>>(new Map())
  const nameOf = (key: string): string =>
    sentNames.get(key) ?? files[stored.indexOf(key)]?.name ?? translate('app.attachment.there')
  const change = (next: readonly string[]): void => {
    latest.current = [...next]
    field.onChange(next.length > 0 ? next : null)
    field.onBlur()
  }
  const take = ({ key, name }: Sent): void => {
    setSentNames(before => new Map([...before, [key, name]]))
    if (!latest.current.includes(key)) change([...latest.current, key])
  }
  return (
    <SendingFrame
      {...props}
      id={id}
      room={(place.field.most ?? mostFiles) - keys.length}
      choose={keys.length > 0 ? 'app.attachment.further' : 'app.attachment.choose'}
      wrong={fieldState.error?.message}
      onSent={take}
    >
      {keys.length > 0 && (
        <Box component="ul" sx={list}>
          {keys.map(key => (
            <Box
              component="li"
              key={key}
              sx={{ display: 'flex', alignItems: 'center', gap: 0.5, overflowWrap: 'anywhere' }}
            >
              {nameOf(key)}
              <IconButton
                size="small"
                disabled={disabled === true}
                aria-label={translate('app.attachment.remove', { name: nameOf(key) })}
                title={translate('app.attachment.remove', { name: nameOf(key) })}
                onClick={() => change(keys.filter(one => one !== key))}
              >
                <CloseIcon fontSize="small" />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
    </SendingFrame>
  )
}

export default AttachmentsChooser
