import en from '../../../i18n/en/system/timingPage.ts'
import zh from '../../../i18n/zh/system/timingPage.ts'
import { addTexts } from '../../core/laterTexts.ts'

// They come with what says them.
addTexts({ zh: { app: { timing: zh } }, en: { app: { timing: en } } })
