import { useTranslate } from 'react-admin'
import type { AmblyopiaLevel, Effect, NotApplicable } from '../../../domain/amblyopia.ts'
import type { Tone } from '../../../resources/core/index.ts'
import { ToneChip } from '../../core/types/ToneChip.tsx'

const levelTones: Readonly<Record<AmblyopiaLevel | NotApplicable, Tone>> = {
  none: 'positive',
  mild: 'neutral',
  moderate: 'warning',
  severe: 'critical',
  notMeasured: 'neutral',
  notComparable: 'neutral',
}

/** The amblyopia level of an eye. */
export const LevelChip = ({ level }: { level: AmblyopiaLevel | NotApplicable }) => (
  <ToneChip tone={levelTones[level]} label={useTranslate()(`app.clinical.level.${level}`)} />
)

const effectTones: Readonly<Record<Effect, Tone>> = {
  cure: 'positive',
  improved: 'positive',
  invalid: 'critical',
  notAmblyopicAtFirst: 'neutral',
  notYetComparable: 'neutral',
  notMeasured: 'neutral',
  notComparable: 'neutral',
}

/** The effect of treatment. */
export const EffectChip = ({ effect }: { effect: Effect }) => (
  <ToneChip tone={effectTones[effect]} label={useTranslate()(`app.clinical.effect.${effect}`)} />
)
