import own from './access/own.ts'
import plan from './clinic/plan.ts'
import story from './content/story.ts'
import merge from './patients/merge.ts'
import reminder from './statistics/reminder.ts'
import timing from './system/timingPage.ts'
import pictures from './tools/pictures.ts'
import attachment from './core/attachment.ts'
import errors from './core/errors.ts'
import jobs from './system/jobs.ts'
import messages from './core/messages.ts'
import notices from './core/notices.ts'
import validation from './core/validation.ts'
import reports from './reports.ts'
import later from './shell/later.ts'
import texts from './texts.ts'

/** Every text that there is; what the server alone says, in messages and notices, no browser has, and what only some pages say comes with them. */
export default { ...texts, ...reports, resources: { ...texts.resources, ...later.resources }, errors, validation, jobs, messages, notices, story, app: { ...texts.app, ...reports.app, attachment, own, merge, pictures, reminder, timing, plan: { ...texts.app.plan, ...plan } } }
