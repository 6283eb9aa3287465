import en from '../../i18n/en/comments/panel.ts'
import zh from '../../i18n/zh/comments/panel.ts'
import { addTexts } from '../core/laterTexts.ts'

addTexts({ zh: { app: { comments: zh } }, en: { app: { comments: en } } })
