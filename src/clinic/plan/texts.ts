import en from '../../../i18n/en/clinic/plan.ts'
import zh from '../../../i18n/zh/clinic/plan.ts'
import { addTexts } from '../../core/laterTexts.ts'

// They come with what says them.
addTexts({ zh: { app: { plan: zh } }, en: { app: { plan: en } } })
