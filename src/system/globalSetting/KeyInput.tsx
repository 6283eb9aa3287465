import { Box, Button } from '@mui/material'
import { useRef } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { longestKey } from '../../../resources/system/alipaySetting.ts'
import type { InputProps } from '../../core/index.ts'
import { entryOf } from '../../core/inputs/index.ts'
import '../../alipay/texts.ts'

/** A button that fills a key in from a file, which stays in the browser until the form is saved. */
const FromFile = ({ source, disabled }: { source: string; disabled?: boolean | undefined }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const { setValue } = useFormContext()
  const chooser = useRef<HTMLInputElement>(null)
  const read = async (file: File | undefined): Promise<void> => {
    const text = file && file.size <= longestKey ? (await file.text()).trim() : ''
    if (text === '') return void notify('app.alipay.noFile', { type: 'error' })
    setValue(source, text, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <>
      <Button size="small" disabled={disabled} onClick={() => chooser.current?.click()}>
        {translate('app.alipay.file')}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".pem,.txt,.key,.pub"
        aria-hidden
        tabIndex={-1}
        onChange={({ target }) => {
          void read(target.files?.[0])
          target.value = ''
        }}
      />
    </>
  )
}

/** A key as text or from a file. */
export const KeyInput = (props: InputProps) => {
  const { Input } = entryOf(props.place.field)
  return (
    Input && (
      <Box>
        <Input {...props} />
        <FromFile source={props.source} disabled={props.disabled} />
      </Box>
    )
  )
}
