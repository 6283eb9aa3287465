import reports from './reports.ts'
import texts from './texts.ts'

/** Every text that server and browser share. */
export default { ...texts, ...reports, app: { ...texts.app, ...reports.app } }
