import type { Tone } from '../../../resources/core/index.ts'

/** A value that calls for more or less attention; outlined, so that its text is readable in both themes. */
export const ToneChip = ({ tone = 'neutral', label }: { tone?: Tone | undefined; label: string }) => (
  <span className={`tone-chip ${tone}`}>{label}</span>
)
