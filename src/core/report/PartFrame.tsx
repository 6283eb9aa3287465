import { Alert, Box, Button, Card, Skeleton, Typography } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { useTranslate } from 'react-admin'
import { useContext, useId } from 'react'
import type { KeyboardEventHandler, ReactNode } from 'react'
import { useErrorText } from '../actions/useErrorText.ts'
import { Waiting } from '../Waiting.tsx'
import { TitledContext } from './titled.ts'
import type { Answering } from './useAnswer.ts'

interface AnsweredProps {
  readonly answering: Answering<unknown>
  /** How high what is awaited will be. Pixels. */
  readonly height: number
  readonly children: ReactNode
}

/** Keeps the place of what is awaited, says what is wrong where it stands, and lets one leave what takes long. */
export const Answered = ({
  answering: { answer, isOld, error, isAsking, isLong, cancel, retry },
  height,
  children,
}: AnsweredProps) => {
  const translate = useTranslate()
  const textOf = useErrorText()
  if (error && !isAsking) {
    return (
      <Alert
        severity="error"
        sx={{ minHeight: Math.min(height, 80) }}
        action={
          <Button size="small" color="inherit" onClick={retry}>
            {translate('app.retry')}
          </Button>
        }
      >
        {textOf(error)}
      </Alert>
    )
  }
  const isLeft = !isAsking && (answer === undefined || isOld)
  if (isLeft) {
    return (
      <Alert
        severity="info"
        sx={{ minHeight: Math.min(height, 80) }}
        action={
          <Button size="small" color="inherit" onClick={retry}>
            {translate('app.report.askAgain')}
          </Button>
        }
      >
        {translate('app.report.left')}
      </Alert>
    )
  }
  return (
    <Box aria-busy={isAsking} sx={{ position: 'relative', minHeight: answer ? 0 : height }}>
      {isLong && (
        <Box
          role="status"
          sx={{
            position: 'absolute',
            inset: '0 0 auto 0',
            zIndex: 3,
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            bgcolor: 'background.paper',
            p: 1,
            borderRadius: 1,
            boxShadow: 2,
          }}
        >
          <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
            {translate('app.report.asking')}
          </Typography>
          <Box sx={{ flex: 1 }}>
            <Waiting label={translate('app.report.asking')} />
          </Box>
          <Button size="small" onClick={cancel}>
            {translate('ra.action.cancel')}
          </Button>
        </Box>
      )}
      {/* Numbers of what was asked before stay in sight, and lead nowhere: their rows are others by now. */}
      {answer === undefined ? (
        <Skeleton variant="rounded" height={height} />
      ) : (
        <Box inert={isOld} sx={{ opacity: isOld ? 0.5 : 1, transition: 'opacity 0.15s' }}>
          {children}
        </Box>
      )}
    </Box>
  )
}

interface PartFrameProps {
  readonly title: string
  /** What stands beside the title. */
  readonly actions?: ReactNode
  readonly onKeyDown?: KeyboardEventHandler
  /** On paper it begins where it stands, and goes on upon the next sheet. */
  readonly isLong?: boolean
  readonly children: ReactNode
}

/** A titled part of a report. */
export const PartFrame = ({ title, actions, onKeyDown, isLong = false, children }: PartFrameProps) => {
  const isTitled = useContext(TitledContext)
  const id = useId()
  return (
    <Card
      component="section"
      variant="outlined"
      aria-labelledby={id}
      {...(onKeyDown ? { onKeyDown } : {})}
      sx={{ p: { xs: 1.5, sm: 2.5 }, '@media print': { border: 0, p: 0, breakInside: isLong ? 'auto' : 'avoid' } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, mb: 0.5 }}>
        <Typography
          id={id}
          component={isTitled ? 'span' : 'h2'}
          variant="subtitle1"
          sx={isTitled ? visuallyHidden : { fontWeight: 600, mr: 'auto' }}
        >
          {title}
        </Typography>
        <Box sx={{ displayPrint: 'none', display: 'flex', alignItems: 'center', gap: 0.5, ml: 'auto' }}>{actions}</Box>
      </Box>
      {children}
    </Card>
  )
}
