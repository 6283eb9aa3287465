import en from '../../i18n/en/core/validation.ts'
import zh from '../../i18n/zh/core/validation.ts'
import { addTexts } from './laterTexts.ts'

// They come with what checks what is typed.
addTexts({ zh: { validation: zh }, en: { validation: en } })
