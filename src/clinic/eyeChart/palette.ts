import type { AmblyopiaLevel, Eye } from '../../../domain/amblyopia.ts'
import type { Palette } from '../../core/palette.ts'

type Colour = keyof Omit<Palette, 'mode'>

/** The colour of each eye, on pages and on paper. */
export const eyeColour = { right: 'secondary', left: 'warning' } as const satisfies { readonly [E in Eye]: Colour }

/** The colour of each level's band, and how much of its strength (0 to 1) lies on white paper. */
export const bandColour = {
  severe: { colour: 'error', strength: 0.1 },
  moderate: { colour: 'warning', strength: 0.12 },
  mild: { colour: 'warning', strength: 0.05 },
  none: { colour: 'success', strength: 0.06 },
} as const satisfies { readonly [L in AmblyopiaLevel]: { readonly colour: Colour; readonly strength: number } }
