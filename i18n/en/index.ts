import { withStamps } from '../withStamps.ts'
import app from './shell/app.ts'
import { actions, inputs, fields, permissions } from './core/common.ts'
import facts from './statistics/facts.ts'
import reports from './statistics/reports.ts'
import errors from './core/errors.ts'
import jobs from './system/jobs.ts'
import menuGroups from './access/menuGroups.ts'
import messages from './core/messages.ts'
import notices from './core/notices.ts'
import pageHints from './shell/pageHints.ts'
import pages from './shell/pages.ts'
import resources from './core/resources.ts'
import statistics from './core/statistics.ts'
import validation from './core/validation.ts'

/** Every text that server and browser share. */
export default { app, actions, inputs, errors, facts, fields, jobs, menuGroups, messages, notices, pageHints, pages, permissions, reports, resources: withStamps(resources, fields), statistics, validation }
