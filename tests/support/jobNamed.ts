import type { HandlerName } from '../../resources/system/handlerNames.ts'
import { jobHandlers } from '../../server/jobHandlers.ts'
import type { JobHandler } from '../../server/platform/jobs/JobHandler.ts'

/** What hosts know to do under a name. */
export const jobNamed = (name: HandlerName): JobHandler => jobHandlers.find(handler => handler.name === name)!
