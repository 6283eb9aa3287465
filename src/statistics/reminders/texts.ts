import en from '../../../i18n/en/statistics/reminder.ts'
import zh from '../../../i18n/zh/statistics/reminder.ts'
import { addTexts } from '../../core/laterTexts.ts'

// They come with what says them.
addTexts({ zh: { app: { reminder: zh } }, en: { app: { reminder: en } } })
