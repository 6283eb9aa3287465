import en from '../../../i18n/en/core/columns.ts'
import zh from '../../../i18n/zh/core/columns.ts'
import { addTexts } from '../laterTexts.ts'

addTexts({ zh: { app: { columns: zh } }, en: { app: { columns: en } } })
