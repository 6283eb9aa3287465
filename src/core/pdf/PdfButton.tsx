import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined'
import { Button } from '@mui/material'
import { useNotify, usePermissions, useTranslate } from 'react-admin'
import { useState } from 'react'
import { useTell } from '../actions/useTell.ts'
import { holds } from '../../../resources/rights.ts'
import { HttpError } from '../../../dataProvider/index.ts'
import type { Exporting } from './exporting.ts'
import { useExporting } from './useExporting.ts'

interface PdfButtonProps {
  /** Rights that reading it all takes; without one of them there is no button. */
  readonly needs: readonly string[]
  /** What it says, where that is not that a page is saved. */
  readonly label?: string
  /** Loads what makes the file, makes it and saves it; answers the characters that its font lacks. */
  readonly run: (exporting: Exporting) => Promise<readonly string[]>
}

const mostNamed = 10

/** Saves what a page shows as a PDF. The library and the font are loaded when it is pressed. */
export const PdfButton = ({ needs, label, run }: PdfButtonProps) => {
  const translate = useTranslate()
  const exporting = useExporting()
  const notify = useNotify()
  const tell = useTell()
  const { permissions } = usePermissions<ReadonlySet<string>>()
  const [isPending, setPending] = useState(false)
  const save = async (): Promise<void> => {
    setPending(true)
    try {
      const missing = await run(exporting())
      if (missing.length === 0) notify('app.pdf.done', { type: 'success' })
      else
        notify('app.pdf.someMissing', {
          type: 'warning',
          messageArgs: { characters: missing.slice(0, mostNamed).join(' ') },
        })
    } catch (error) {
      if (error instanceof HttpError) tell(error)
      else notify('app.pdf.failed', { type: 'error' })
    } finally {
      setPending(false)
    }
  }
  if (!permissions || needs.some(right => !holds(permissions, right))) return null
  return (
    <Button
      size="small"
      startIcon={<PdfIcon />}
      loading={isPending}
      onClick={() => void save()}
      sx={{ '@media print': { display: 'none' } }}
    >
      {label ?? translate('app.pdf.button')}
    </Button>
  )
}
