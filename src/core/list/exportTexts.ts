import en from '../../../i18n/en/core/exporting.ts'
import zh from '../../../i18n/zh/core/exporting.ts'
import { addTexts } from '../laterTexts.ts'

// They come with what says them.
addTexts({ zh: { app: { exporting: zh } }, en: { app: { exporting: en } } })
