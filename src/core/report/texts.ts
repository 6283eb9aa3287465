import { comingTexts, tellBy } from '../comingTexts.ts'
import { reportTexts } from './reportTexts.ts'

// Asked for with the first report that is shown, or told of.
tellBy(comingTexts(reportTexts, key => /^(app\.report|facts|reportMail|reports|statistics)\./.test(key)))
