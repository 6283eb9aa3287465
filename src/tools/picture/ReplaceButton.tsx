import { Button } from '@mui/material'
import SwapIcon from '@mui/icons-material/SwapHorizOutlined'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useState } from 'react'
import { useMay } from '../../core/useMay.ts'
import { ReplaceDialog } from './ReplaceDialog.tsx'
import './texts.ts'

/** Puts another picture in the place of this one, wherever it is used. */
export const ReplaceButton = ({ record }: { readonly record: RaRecord }) => {
  const translate = useTranslate()
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (!may('picture', 'replace')) return null
  return (
    <>
      <Button size="small" startIcon={<SwapIcon />} onClick={() => setOpen(true)}>
        {translate('app.pictures.replace')}
      </Button>
      {isOpen && <ReplaceDialog record={record} onClose={() => setOpen(false)} />}
    </>
  )
}
