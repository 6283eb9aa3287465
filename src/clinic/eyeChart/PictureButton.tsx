import ImageIcon from '@mui/icons-material/ImageOutlined'
import { Button } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import { useState } from 'react'
import type { RefObject } from 'react'
import { businessToday } from '../../shell/installation/businessZone.ts'
import { saveFile } from '../../core/saveFile.ts'
import { pictureOf } from './picture.ts'

/**
 * Saves the chart as it is shown as a PNG. Nothing in the picture or in its name tells whose it is, but for the title
 * that is given.
 */
export const PictureButton = ({ svg, title }: { svg: RefObject<SVGSVGElement | null>; title: string }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const [isPending, setPending] = useState(false)
  const save = async (): Promise<void> => {
    if (!svg.current) return
    setPending(true)
    try {
      saveFile(await pictureOf(svg.current, title), `${translate('app.eyeChart.fileName')}-${businessToday()}.png`)
    } catch {
      notify('app.eyeChart.downloadFailed', { type: 'error' })
    } finally {
      setPending(false)
    }
  }
  return (
    <Button
      size="small"
      startIcon={<ImageIcon />}
      loading={isPending}
      onClick={() => void save()}
      sx={{ '@media print': { display: 'none' } }}
    >
      {translate('app.eyeChart.download')}
    </Button>
  )
}
