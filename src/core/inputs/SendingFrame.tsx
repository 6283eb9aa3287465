import CloseIcon from '@mui/icons-material/Close'
import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import { Box, Button, FormHelperText, LinearProgress, Typography } from '@mui/material'
import { FieldTitle, useTranslate } from 'react-admin'
import { useEffect, useRef, useState } from 'react'
import type { DragEvent, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { bytesText } from '../bytesText.ts'
import { useGuard } from '../form/guards.ts'
import { useFormat } from '../format.ts'
import type { FieldOfType, InputProps } from '../types/view.ts'
import './attachmentTexts.ts'
import { sendByParts } from './sendByParts.ts'
import type { Sending, Sent } from './sendByParts.ts'

interface Progress {
  readonly name: string
  readonly sent: number
  readonly size: number
  readonly isPaused: boolean
}

interface SendingFrameProps extends Pick<
  InputProps<FieldOfType<'attachment'> | FieldOfType<'attachments'>>,
  'place' | 'source' | 'label' | 'helperText' | 'isRequired' | 'disabled'
> {
  readonly id: string
  /** Key of what the button says. */
  readonly choose: string
  /** How many files more there may be. */
  readonly room: number
  /** Said where nothing is on its way. */
  readonly status?: string
  readonly wrong: string | undefined
  readonly onSent: (sent: Sent) => void
  /** What was sent before. */
  readonly children?: ReactNode
}

const frame = { p: 1.5, border: 1, borderStyle: 'dashed', borderColor: 'divider', borderRadius: 1 }

/**
 * Sends files by parts, one after the other: each can be paused, and goes on by itself where the connection was lost,
 * also after the page was left and the same file is chosen again.
 */
export const SendingFrame = ({
  place,
  source,
  label,
  helperText,
  isRequired,
  disabled = false,
  id,
  choose,
  room,
  status = '',
  wrong,
  onSent,
  children,
}: SendingFrameProps) => {
  const translate = useTranslate()
  const format = useFormat()
  const input = useRef<HTMLInputElement>(null)
  const sending = useRef<Sending>(undefined)
  const queue = useRef<File[]>([])
  const sendsNow = useRef(false)
  const [progress, setProgress] = useState<Progress>()
  const [problem, setProblem] = useState<string>()
  // What is on its way is not saved yet.
  useGuard(source, progress ? translate('app.attachment.wait') : undefined)
  useEffect(() => () => sending.current?.pause(), [])

  const send = async (file: File): Promise<void> => {
    setProgress({ name: file.name, sent: 0, size: file.size, isPaused: false })
    try {
      sending.current = await sendByParts(file, `${place.scope.split('.')[1] ?? ''}.${place.name}`, sent =>
        setProgress(before => before && { ...before, sent }),
      )
      const sent = await sending.current.done
      // The form is looked at with the change, and by then nothing is on its way any more.
      flushSync(() => setProgress(undefined))
      onSent(sent)
    } finally {
      sending.current = undefined
      setProgress(undefined)
    }
  }
  const refuse = (reason: string): void =>
    setProblem(others => (others === undefined ? reason : `${others}\n${reason}`))
  const sendQueued = async (): Promise<void> => {
    for (let file = queue.current.shift(); file; file = queue.current.shift()) {
      try {
        await send(file)
      } catch (error) {
        if (!(error instanceof Error)) throw error
        // Who calls one off calls off what would have come after it.
        if (error.name === 'AbortError') queue.current = []
        else
          refuse(
            translate('app.attachment.failed', {
              name: file.name,
              reason: translate(error.message, { _: error.message }),
            }),
          )
      }
    }
  }
  /** What is added while another is on its way comes after it. */
  const add = (files: readonly File[]): void => {
    if (disabled || files.length === 0) return
    const isBusy = sendsNow.current
    const free = Math.max(0, room - queue.current.length - (isBusy ? 1 : 0))
    const roomLeft =
      free === 0 ? translate('app.attachment.full') : translate('app.attachment.tooMany', { smart_count: free })
    setProblem(files.length > free ? roomLeft : undefined)
    queue.current.push(...files.slice(0, free))
    if (isBusy) return
    sendsNow.current = true
    void sendQueued().finally(() => {
      sendsNow.current = false
    })
  }
  const turn = () => {
    if (progress?.isPaused) sending.current?.resume()
    else sending.current?.pause()
    setProgress(before => before && { ...before, isPaused: !before.isPaused })
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    add([...event.dataTransfer.files])
  }
  const { types, max = 100 } = place.field
  const told = problem ?? wrong
  return (
    <Box role="group" aria-labelledby={`${id}-title`} sx={{ width: '100%' }}>
      <Typography id={`${id}-title`} component="div" variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
        <FieldTitle label={label} source={source} isRequired={isRequired} />
      </Typography>
      <Box sx={frame} onDragOver={event => event.preventDefault()} onDrop={drop}>
        {children}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Button
            size="small"
            variant="outlined"
            startIcon={<UploadIcon />}
            disabled={disabled || progress !== undefined || room === 0}
            onClick={() => input.current?.click()}
          >
            {translate(choose)}
          </Button>
          {progress && (
            <Button size="small" onClick={turn}>
              {translate(progress.isPaused ? 'app.attachment.resume' : 'app.attachment.pause')}
            </Button>
          )}
          {progress && (
            <Button size="small" color="error" startIcon={<CloseIcon />} onClick={() => sending.current?.cancel()}>
              {translate('ra.action.cancel')}
            </Button>
          )}
          <Typography variant="body2" role="status" sx={{ overflowWrap: 'anywhere' }}>
            {progress
              ? translate('app.attachment.sent', {
                  name: progress.name,
                  sent: bytesText(progress.sent, format),
                  size: bytesText(progress.size, format),
                })
              : status}
          </Typography>
        </Box>
        {progress && (
          <LinearProgress
            variant="determinate"
            value={progress.size > 0 ? (progress.sent / progress.size) * 100 : 0}
            sx={{ mt: 1 }}
            aria-label={progress.name}
          />
        )}
        <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 0.5 }}>
          {translate('app.attachment.hint', { types: format.list(types), size: bytesText(max * 1_048_576, format) })}
        </Typography>
      </Box>
      <input
        ref={input}
        type="file"
        hidden
        multiple={room > 1}
        accept={types.map(type => `.${type}`).join(',')}
        aria-label={translate(label)}
        onChange={event => {
          add([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <FormHelperText
        error={told !== undefined}
        role={told === undefined ? undefined : 'alert'}
        sx={{ whiteSpace: 'pre-line' }}
      >
        {told ?? (helperText === false ? undefined : helperText)}
      </FormHelperText>
    </Box>
  )
}
