import en from '../../i18n/en/reports.ts'
import zh from '../../i18n/zh/reports.ts'
import { addTexts } from '../core/laterTexts.ts'

// Asked for with the first page of a report.
addTexts({ zh, en })
