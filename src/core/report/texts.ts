import en from '../../../i18n/en/reports.ts'
import zh from '../../../i18n/zh/reports.ts'
import { addTexts } from '../laterTexts.ts'

// Asked for with the first report that is shown.
addTexts({ zh, en })
