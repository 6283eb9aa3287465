import own from './access/own.ts'
import cardSheet from './cards/cardSheet.ts'
import plan from './clinic/plan.ts'
import alipay from './alipay/paying.ts'
import comments from './comments/panel.ts'
import content from './content/parts.ts'
import story from './content/story.ts'
import merge from './patients/merge.ts'
import dataExport from './privacy/exportTexts.ts'
import setUp from './setUp/page.ts'
import reminder from './statistics/reminder.ts'
import filePlaces from './system/filePlaces.ts'
import serialLabels from './system/serialLabels.ts'
import timing from './system/timingPage.ts'
import codeGenerator from './tools/codeGenerator.ts'
import pictures from './tools/pictures.ts'
import attachment from './core/attachment.ts'
import columns from './core/columns.ts'
import day from './core/day.ts'
import listViews from './core/listViews.ts'
import editor from './core/editor.ts'
import exporting from './core/exporting.ts'
import errors from './core/errors.ts'
import jobs from './system/jobs.ts'
import messages from './core/messages.ts'
import notices from './core/notices.ts'
import validation from './core/validation.ts'
import reports from './reports.ts'
import later from './shell/later.ts'
import texts from './texts.ts'

/**
 * Every text that there is; what the server alone says, in messages and notices, no browser has, and what only some
 * pages say comes with them.
 */
export default {
  ...texts,
  ...reports,
  resources: { ...texts.resources, ...later.resources },
  errors,
  validation,
  jobs,
  messages,
  notices,
  story,
  app: {
    ...texts.app,
    ...reports.app,
    alipay,
    attachment,
    cardSheet,
    codeGenerator,
    columns,
    comments,
    content,
    dataExport,
    day,
    editor,
    exporting,
    filePlaces,
    listViews,
    own,
    merge,
    pictures,
    reminder,
    setUp,
    serialLabels: { ...texts.app.serialLabels, ...serialLabels },
    timing,
    plan: { ...texts.app.plan, ...plan },
  },
}
