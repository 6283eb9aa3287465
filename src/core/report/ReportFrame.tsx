import PrintIcon from '@mui/icons-material/PrintOutlined'
import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { ReactNode } from 'react'
import type { Message } from '../../../resources/core/message.ts'
import { PageHeader } from '../PageHeader.tsx'
import { useMessage } from './controls/useMessage.ts'
import { PrintedHead } from './PrintedHead.tsx'
import './texts.ts'

type Errors = Readonly<Record<string, Message>>

interface ReportFrameProps {
  readonly title: string
  /** What can be done with all of it, beside printing. */
  readonly actions?: ReactNode
  /** By which it is chosen what is shown: range, filters. */
  readonly controls: ReactNode
  /** The same in words, for paper. */
  readonly printed: readonly string[]
  /** What is wrong with the address, by parameter; what is usual is shown instead. */
  readonly errors?: Errors
  /** What a parameter is called that not every report has. */
  readonly nameOf?: (parameter: string) => string | undefined
  /** What is said below all parts. */
  readonly note?: string
  readonly children: ReactNode
}

const Wrong = ({ errors, nameOf }: { errors: Errors; nameOf: ReportFrameProps['nameOf'] }) => {
  const translate = useTranslate()
  const textOf = useMessage()
  const wrong = Object.entries(errors)
  if (wrong.length === 0) return null
  return (
    <Alert severity="warning" sx={{ displayPrint: 'none' }}>
      {wrong.map(([name, message]) => <div key={name}>{translate('app.report.wrong', { name: nameOf?.(name) ?? translate(`app.report.parameters.${name}`, { _: name }), problem: textOf(message) })}</div>)}
    </Alert>
  )
}

/** The page of a report, whether its parts are declared or its own: what is shown is chosen above and stands in the address; on paper it says what it is of, and when it was made. */
export const ReportFrame = ({ title, actions, controls, printed, errors = {}, nameOf, note, children }: ReportFrameProps) => {
  const translate = useTranslate()
  return (
    <>
      <PageHeader title={title}>
        {actions}
        <Button size="small" startIcon={<PrintIcon />} onClick={() => window.print()}>{translate('app.report.print')}</Button>
      </PageHeader>
      <Stack spacing={2}>
        <Box sx={{ displayPrint: 'none', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, minHeight: 40 }}>{controls}</Box>
        <PrintedHead printed={printed} />
        <Wrong errors={errors} nameOf={nameOf} />
        {children}
        {note !== undefined && <Typography variant="caption" color="text.secondary" sx={{ minHeight: '1.5em' }}>{note}</Typography>}
      </Stack>
    </>
  )
}
