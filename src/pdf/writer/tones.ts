import type { Tone } from '../Report.ts'

const tones = { ink: '#18232e', muted: '#5a6875', rule: '#cfd7de', tint: '#f0f4f7', accent: '#0b5f8a' } as const

/** The colour of a tone, legible in grey as well. */
export const colourOf = (tone: Tone): string => (tone.startsWith('#') ? tone : tones[tone as keyof typeof tones])
