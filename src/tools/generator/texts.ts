import en from '../../../i18n/en/tools/codeGenerator.ts'
import zh from '../../../i18n/zh/tools/codeGenerator.ts'
import { addTexts } from '../../core/laterTexts.ts'

// They come with what says them.
addTexts({ zh: { app: { codeGenerator: zh } }, en: { app: { codeGenerator: en } } })
