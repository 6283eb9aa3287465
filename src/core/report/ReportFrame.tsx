import PrintIcon from '@mui/icons-material/PrintOutlined'
import { Box, Button, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { ReactNode } from 'react'
import { later } from '../later.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { PrintedHead } from './PrintedHead.tsx'
import type { WrongAddressProps } from './WrongAddress.tsx'
import './texts.ts'

interface ReportFrameProps extends Partial<WrongAddressProps> {
  readonly title: string
  /** What can be done with all of it, beside printing. */
  readonly actions?: ReactNode
  /** By which it is chosen what is shown: range, filters. */
  readonly controls: ReactNode
  /** The same in words, for paper. */
  readonly printed: readonly string[]
  /** What is said below all parts. */
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** Seldom wanted, and with it the words for all that may be wrong. */
const Wrong = later(async () => (await import('./WrongAddress.tsx')).WrongAddress, 48)

/**
 * The page of a report, whether its parts are declared or its own: what is shown is chosen above and stands in the
 * address; on paper it says what it is of, and when it was made.
 */
export const ReportFrame = ({
  title,
  actions,
  controls,
  printed,
  errors = {},
  nameOf,
  note,
  children,
}: ReportFrameProps) => {
  const translate = useTranslate()
  return (
    <>
      <PageHeader title={title}>
        {actions}
        <Button size="small" startIcon={<PrintIcon />} onClick={() => window.print()}>
          {translate('app.report.print')}
        </Button>
      </PageHeader>
      <Stack spacing={2}>
        <Box
          sx={{
            displayPrint: 'none',
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1.5,
            minHeight: 40,
          }}
        >
          {controls}
        </Box>
        <PrintedHead printed={printed} />
        {Object.keys(errors).length > 0 && <Wrong errors={errors} nameOf={nameOf} />}
        {children}
        {note !== undefined && (
          <Typography variant="caption" color="text.secondary" sx={{ minHeight: '1.5em' }}>
            {note}
          </Typography>
        )}
      </Stack>
    </>
  )
}
