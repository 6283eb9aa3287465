import en from '../../../i18n/en/system/serialLabels.ts'
import zh from '../../../i18n/zh/system/serialLabels.ts'
import { addTexts } from '../../core/laterTexts.ts'

// They come with what says them.
addTexts({ zh: { app: { serialLabels: zh } }, en: { app: { serialLabels: en } } })
