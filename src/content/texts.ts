import en from '../../i18n/en/content/parts.ts'
import zh from '../../i18n/zh/content/parts.ts'
import { addTexts } from '../core/laterTexts.ts'

addTexts({ zh: { app: { content: zh } }, en: { app: { content: en } } })
