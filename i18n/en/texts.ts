import { withStamps } from '../withStamps.ts'
import app from './shell/app.ts'
import { actions, inputs, fields, permissions } from './core/common.ts'
import { ageBands as ageGroups } from './core/ageBands.ts'
import errors from './core/ownErrors.ts'
import menuGroups from './access/menuGroups.ts'
import pageHints from './shell/pageHints.ts'
import pages from './shell/pages.ts'
import resources from './core/firstResources.ts'

/** The texts that a page needs at once; those of reports come with them, and those of some resources. */
export default {
  app,
  // Lists and reports both call them so, and neither may wait for the other.
  ageGroups,
  actions,
  inputs,
  errors,
  fields,
  menuGroups,
  pageHints,
  pages,
  permissions,
  resources: withStamps(resources, fields),
}
