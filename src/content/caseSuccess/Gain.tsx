import type { RaRecord } from 'react-admin'
import { addTexts } from '../../core/laterTexts.ts'
import { SectionCard } from '../../core/SectionCard.tsx'
import { VisionGain } from './VisionGain.tsx'

addTexts({ zh: { app: { story: { vision: '视力变化' } } }, en: { app: { story: { vision: 'How vision changed' } } } })

/** The chart of vision on the page of a story. */
export const Gain = ({ record }: { readonly record: RaRecord }) => <SectionCard title="app.story.vision"><VisionGain told={record} /></SectionCard>
