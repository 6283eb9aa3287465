import VisibilityIcon from '@mui/icons-material/VisibilityOutlined'
import { Button } from '@mui/material'
import { useResourceContext, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useState } from 'react'
import type { Previewed } from './previewed.ts'
import { onDemand } from '../../core/later.tsx'

const PreviewDialog = onDemand(
  async () => (await import('./PreviewDialog.tsx')).default,
  ({ onClose }) => onClose(),
)

/** Shows a record as its readers see it. */
export const PreviewButton = ({ record }: { readonly record: RaRecord }) => {
  const translate = useTranslate()
  const kind = useResourceContext() as Previewed
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" startIcon={<VisibilityIcon />} onClick={() => setOpen(true)}>
        {translate(`resources.${kind}.calls.preview`)}
      </Button>
      {isOpen && (
        <PreviewDialog
          kind={kind}
          id={Number(record.id)}
          version={Number(record['version'])}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
