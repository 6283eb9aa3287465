import en from '../../../../i18n/en/core/day.ts'
import zh from '../../../../i18n/zh/core/day.ts'
import { addTexts } from '../../laterTexts.ts'
import '../../validationTexts.ts'

addTexts({ zh: { app: { day: zh } }, en: { app: { day: en } } })
