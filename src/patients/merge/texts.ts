import en from '../../../i18n/en/patients/merge.ts'
import zh from '../../../i18n/zh/patients/merge.ts'
import { addTexts } from '../../core/laterTexts.ts'

// They come with what says them.
addTexts({ zh: { app: { merge: zh } }, en: { app: { merge: en } } })
