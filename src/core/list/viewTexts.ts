import en from '../../../i18n/en/core/listViews.ts'
import zh from '../../../i18n/zh/core/listViews.ts'
import { addTexts } from '../laterTexts.ts'

addTexts({ zh: { app: { listViews: zh } }, en: { app: { listViews: en } } })
