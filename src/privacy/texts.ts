import en from '../../i18n/en/privacy/exportTexts.ts'
import zh from '../../i18n/zh/privacy/exportTexts.ts'
import { addTexts } from '../core/laterTexts.ts'

addTexts({ zh: { app: { dataExport: zh } }, en: { app: { dataExport: en } } })
