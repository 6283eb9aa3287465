import { Box, Skeleton } from '@mui/material'
import { useEffect, useState } from 'react'

/** Empty modules around it, without which not every camera finds it. */
const margin = 4

/** A path of squares, one for each dark module. */
const pathOf = (modules: readonly (readonly boolean[])[]): string =>
  modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')

/**
 * The modules of a QR code, dark or not, by rows, with none around it; what works them out is loaded when it is needed.
 */
export const modulesOf = async (text: string): Promise<boolean[][]> => {
  // The library makes none without a rim.
  const rimmed = (await import('qr')).default(text, 'raw', { border: 1, ecc: 'medium' })
  return rimmed.slice(1, -1).map(row => row.slice(1, -1))
}

/** A text as a QR code, so many pixels wide: dark on light in either theme, as cameras expect it. */
export const QrCode = ({ text, label, size = 232 }: { text: string; label: string; size?: number }) => {
  const [modules, setModules] = useState<boolean[][]>()
  useEffect(() => {
    let isGone = false
    void modulesOf(text).then(found => {
      if (!isGone) setModules(found)
    })
    return () => {
      isGone = true
    }
  }, [text])
  if (!modules) return <Skeleton variant="rounded" width={size} height={size} />
  const side = modules.length + 2 * margin
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
      shapeRendering="crispEdges"
      sx={{ width: size, height: size, flexShrink: 0, borderRadius: 1 }}
    >
      <rect x={-margin} y={-margin} width={side} height={side} fill="#fff" />
      <path d={pathOf(modules)} fill="#000" />
    </Box>
  )
}
