import { Box, Skeleton } from '@mui/material'
import { useEffect, useState } from 'react'

/** Empty modules around it, without which not every camera finds it. */
const margin = 4

/** A path of squares, one for each dark module. */
const pathOf = (modules: readonly (readonly boolean[])[]): string =>
  modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')

/** A text as a QR code. What draws it is loaded when it is needed; dark on light in either theme, as cameras expect it. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const [modules, setModules] = useState<boolean[][]>()
  useEffect(() => {
    let isGone = false
    void import('qr').then(({ default: encode }) => { if (!isGone) setModules(encode(text, 'raw', { border: margin, ecc: 'medium' })) })
    return () => { isGone = true }
  }, [text])
  if (!modules) return <Skeleton variant="rounded" width={232} height={232} />
  return (
    <Box component="svg" role="img" aria-label={label} viewBox={`0 0 ${modules.length} ${modules.length}`} shapeRendering="crispEdges" sx={{ width: 232, height: 232, flexShrink: 0, borderRadius: 1 }}>
      <rect width={modules.length} height={modules.length} fill="#fff" />
      <path d={pathOf(modules)} fill="#000" />
    </Box>
  )
}
