import en from '../../../i18n/en/core/attachment.ts'
import zh from '../../../i18n/zh/core/attachment.ts'
import { addTexts } from '../laterTexts.ts'

// They come with what says them.
addTexts({ zh: { app: { attachment: zh } }, en: { app: { attachment: en } } })
