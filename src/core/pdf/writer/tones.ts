import { light } from '../../palette.ts'
import type { Tone } from '../Report.ts'

const tones = { ink: light.ink, muted: light.soft, rule: '#c9d5d8', tint: '#f0f5f5', accent: light.primary } as const

/** The colour of a tone, legible in grey as well. */
export const colourOf = (tone: Tone): string => (tone.startsWith('#') ? tone : tones[tone as keyof typeof tones])

/** A colour on white paper with so much of its strength (0 to 1). */
export const faint = (colour: string, strength: number): `#${string}` =>
  `#${[1, 3, 5]
    .map(at => {
      const part = Number.parseInt(colour.slice(at, at + 2), 16)
      return Math.round(255 - (255 - part) * strength)
        .toString(16)
        .padStart(2, '0')
    })
    .join('')}`
