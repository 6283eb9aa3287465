import type { RaRecord } from 'react-admin'
import { SectionCard } from '../../core/SectionCard.tsx'
import '../texts.ts'
import { VisionGain } from './VisionGain.tsx'

/** The chart of vision on the page of a story. */
export const Gain = ({ record }: { readonly record: RaRecord }) => (
  <SectionCard title="app.content.vision">
    <VisionGain told={record} />
  </SectionCard>
)
