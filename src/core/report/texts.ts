import { readLanguage } from '../../shell/auth/language.ts'
import { comingTexts } from '../comingTexts.ts'
import { reportTexts } from './reportTexts.ts'

const texts = comingTexts(reportTexts)

/** Asked for with the first report that is shown, or told of. */
export const bringReportTexts = (): Promise<void> => texts.bring(readLanguage())
