import type { Eye } from '../../../domain/amblyopia.ts'
import { markOf } from '../../../domain/eyeChart.ts'
import type { Spot } from '../../../domain/eyeChart.ts'
import type { Measure } from '../../../domain/eyes.ts'
import { eyeInk, paper } from './inks.ts'

interface MarkProps extends Spot {
  readonly eye: Eye
  readonly measure: Measure
  /** The patient did not cooperate: a cross instead of the eye's mark. */
  readonly isGap?: boolean
}

// The left eye's mark is the larger one and lies below, so that both are seen where they coincide.
const shapes = {
  circle: (x: number, y: number) => `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z`,
  diamond: (x: number, y: number) => `M${x} ${y - 6.5}L${x + 6.5} ${y}L${x} ${y + 6.5}L${x - 6.5} ${y}Z`,
}

/** The mark of one value: its shape tells the eye, filled or hollow whether vision was corrected. */
export const Mark = ({ eye, measure, x, y, isGap = false }: MarkProps) => {
  const colour = eyeInk(eye)
  if (isGap) return <path d={`M${x - 4} ${y - 8}l8 8m0 -8l-8 8`} stroke={colour} strokeWidth={2} fill="none" />
  const isFilled = measure === 'corrected'
  return (
    <path
      d={shapes[markOf[eye]](x, y)}
      fill={isFilled ? colour : paper}
      stroke={isFilled ? paper : colour}
      strokeWidth={isFilled ? 1 : 1.75}
    />
  )
}
