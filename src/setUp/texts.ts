import en from '../../i18n/en/setUp/page.ts'
import zh from '../../i18n/zh/setUp/page.ts'
import { addTexts } from '../core/laterTexts.ts'

addTexts({ zh: { app: { setUp: zh } }, en: { app: { setUp: en } } })
