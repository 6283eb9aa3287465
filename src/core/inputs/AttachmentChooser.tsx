import CloseIcon from '@mui/icons-material/Close'
import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import { Box, Button, FormHelperText, LinearProgress, Typography } from '@mui/material'
import { FieldTitle, useInput, useTranslate } from 'react-admin'
import { useEffect, useRef, useState } from 'react'
import type { DragEvent } from 'react'
import { flushSync } from 'react-dom'
import { bytesText } from '../bytesText.ts'
import { useGuard } from '../form/guards.ts'
import { useFormat } from '../format.ts'
import { isNothing } from '../types/Nothing.tsx'
import type { FieldOfType, InputProps } from '../types/view.ts'
import './attachmentTexts.ts'
import { sendByParts } from './sendByParts.ts'
import type { Sending } from './sendByParts.ts'

type AttachmentField = FieldOfType<'attachment'>

interface Progress {
  readonly name: string
  readonly sent: number
  readonly size: number
  readonly isPaused: boolean
}

const frame = { p: 1.5, border: 1, borderStyle: 'dashed', borderColor: 'divider', borderRadius: 1 }
const same = (value: unknown): unknown => value

/** Sends a file by parts: it can be paused, and goes on by itself where the connection was lost, also after the page was left and the same file is chosen again. */
const AttachmentChooser = ({ place, source, label, helperText, isRequired, disabled }: InputProps<AttachmentField>) => {
  const translate = useTranslate()
  const format = useFormat()
  const { id, field, fieldState } = useInput({ source, isRequired, format: same, parse: same })
  const input = useRef<HTMLInputElement>(null)
  const sending = useRef<Sending>(undefined)
  const [progress, setProgress] = useState<Progress>()
  const [told, setTold] = useState<{ readonly name: string; readonly size: number }>()
  const [problem, setProblem] = useState<string>()
  // What is on its way is not saved yet.
  useGuard(source, progress ? translate('app.attachment.wait') : undefined)
  useEffect(() => () => sending.current?.pause(), [])

  const send = async (file: File | undefined) => {
    if (!file || progress) return
    setProblem(undefined)
    setProgress({ name: file.name, sent: 0, size: file.size, isPaused: false })
    try {
      sending.current = await sendByParts(file, `${place.scope.split('.')[1] ?? ''}.${place.name}`, sent => setProgress(before => before && { ...before, sent }))
      const { key, name, size } = await sending.current.done
      // The form is looked at with the change, and by then nothing is on its way any more.
      flushSync(() => { setTold({ name, size }); setProgress(undefined) })
      field.onChange(key)
      field.onBlur()
    } catch (error) {
      if (error instanceof Error && error.name !== 'AbortError') setProblem(translate(error.message, { _: error.message }))
    } finally {
      sending.current = undefined
      setProgress(undefined)
    }
  }
  const turn = () => {
    if (progress?.isPaused) sending.current?.resume()
    else sending.current?.pause()
    setProgress(before => before && { ...before, isPaused: !before.isPaused })
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    if (!disabled) void send(event.dataTransfer.files[0])
  }
  const isChosen = !isNothing(field.value)
  const wrong = problem ?? fieldState.error?.message
  return (
    <Box role="group" aria-labelledby={`${id}-title`} sx={{ width: '100%' }}>
      <Typography id={`${id}-title`} component="div" variant="body2" color="text.secondary" sx={{ mb: 0.5 }}><FieldTitle label={label} source={source} isRequired={isRequired} /></Typography>
      <Box sx={frame} onDragOver={event => event.preventDefault()} onDrop={drop}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Button size="small" variant="outlined" startIcon={<UploadIcon />} disabled={disabled || progress !== undefined} onClick={() => input.current?.click()}>
            {translate(isChosen ? 'app.attachment.replace' : 'app.attachment.choose')}
          </Button>
          {progress && <Button size="small" onClick={turn}>{translate(progress.isPaused ? 'app.attachment.resume' : 'app.attachment.pause')}</Button>}
          {progress && <Button size="small" color="error" startIcon={<CloseIcon />} onClick={() => sending.current?.cancel()}>{translate('ra.action.cancel')}</Button>}
          <Typography variant="body2" role="status" sx={{ overflowWrap: 'anywhere' }}>
            {progress ? translate('app.attachment.sent', { name: progress.name, sent: bytesText(progress.sent, format), size: bytesText(progress.size, format) })
              : told ? translate('app.attachment.told', { name: told.name, size: bytesText(told.size, format) }) : isChosen ? translate('app.attachment.there') : ''}
          </Typography>
        </Box>
        {progress && <LinearProgress variant="determinate" value={progress.size > 0 ? progress.sent / progress.size * 100 : 0} sx={{ mt: 1 }} aria-label={progress.name} />}
        <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 0.5 }}>
          {translate('app.attachment.hint', { types: format.list(place.field.types), size: bytesText((place.field.max ?? 100) * 1_048_576, format) })}
        </Typography>
      </Box>
      <input ref={input} type="file" hidden accept={place.field.types.map(type => `.${type}`).join(',')} aria-label={translate(label)} onChange={event => { void send(event.target.files?.[0]); event.target.value = '' }} />
      <FormHelperText error={wrong !== undefined} role={wrong === undefined ? undefined : 'alert'}>{wrong ?? (helperText === false ? undefined : helperText)}</FormHelperText>
    </Box>
  )
}

export default AttachmentChooser
