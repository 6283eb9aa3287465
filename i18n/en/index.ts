import { withStamps } from '../withStamps.ts'
import app from './app.ts'
import { actions, asks, fields, permissions } from './common.ts'
import errors from './errors.ts'
import jobs from './jobs.ts'
import menuGroups from './menuGroups.ts'
import messages from './messages.ts'
import pageHints from './pageHints.ts'
import pages from './pages.ts'
import resources from './resources.ts'
import validation from './validation.ts'

/** Every text that server and browser share. */
export default { app, actions, asks, errors, fields, jobs, menuGroups, messages, pageHints, pages, permissions, resources: withStamps(resources, fields), validation }
