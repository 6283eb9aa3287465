import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useId } from 'react'
import type { ReactNode } from 'react'
import type { Tone } from '../../../resources/core/index.ts'
import { dismissText } from './dismissText.ts'
import { toneColour } from './toneColour.ts'

interface QuestionProps {
  readonly title: ReactNode
  readonly text: ReactNode
  /** What stands on the button that says yes. */
  readonly action: string
  readonly tone?: Tone
  readonly running?: boolean
  readonly onClose: () => void
  readonly onConfirm: () => void
  /** What stands before the question, and behind it. */
  readonly before?: ReactNode
  readonly children?: ReactNode
}

/** Asks whether something is really meant. */
export const Question = ({
  title,
  text,
  action,
  tone = 'neutral',
  running = false,
  onClose,
  onConfirm,
  before,
  children,
}: QuestionProps) => {
  const translate = useTranslate()
  const id = useId()
  return (
    <Dialog
      open
      onClose={running ? undefined : onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        {before}
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={running}>
          {dismissText(translate, action)}
        </Button>
        <Button onClick={onConfirm} loading={running} color={toneColour[tone]} variant="contained" autoFocus>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
