import type { Capability } from '../../resources/core/capability.ts'
import { countOf, ownPart, partOf, rowsOf } from '../../resources/core/home.ts'
import type { HomeParts } from '../../resources/core/home.ts'
import { choice, flag, integer, ref, resource, text } from '../../resources/core/index.ts'
import { ownStep, untilThere } from '../../resources/core/setUp.ts'
import type { SetUpSteps } from '../../resources/core/setUp.ts'
import { equipment, weather } from './equipment.ts'
import { equipmentBought } from './statistics.ts'

// example: singleton
/** Settings: one record that is always there. */
export const lendingSetting = resource({
  name: 'lendingSetting',
  label: 'title',
  scopedBy: 'nothing',
  singleton: true,
  fields: {
    title: text({ required: true, default: 'Lending' }),
    days: integer({ required: true, default: 14, min: 1 }),
    remind: flag(),
  },
  form: [{ section: 'lending', fields: ['title', 'days', 'remind'] }],
  actions: { get: {}, update: {} },
})
// /example

// example: import
/** Tools come by the hundred: their list takes a file. */
export const tool = resource({
  name: 'tool',
  label: 'name',
  scopedBy: 'nothing',
  visibility: { through: ['toolLoan', 'tool'], rest: ['unlimited'] },
  fields: { name: text({ required: true }), origin: choice(['bought', 'file'], { default: 'bought', readOnly: true }) },
  list: { columns: ['name', 'origin'] },
  form: [{ section: 'general', fields: ['name'] }],
  actions: { list: {}, get: {}, create: {}, import: { takes: ['name'], set: { origin: 'file' } } },
})
// /example

/** Who sees a loan sees the tool; tools that nobody has are for those who see everything. */
export const toolLoan = resource({
  name: 'toolLoan',
  label: 'remark',
  tells: ['remark'],
  scopedBy: 'hospital',
  retention: { since: 'createdAt', days: 'lendingSetting.days' },
  fields: {
    remark: text({ required: true }),
    tool: ref('tool', { required: true }),
    hospital: ref('hospital', { required: true, on: { remove: 'keep' } }),
  },
  list: { columns: ['remark', 'tool', 'hospital'] },
  form: [{ section: 'loan', fields: ['remark', 'tool', 'hospital'] }],
  actions: { list: {}, get: {}, create: {} },
})

// example: home
/** resources/{capability}/home.ts: what it has to show on the home page. */
export const home = {
  toRepair: countOf(equipment, { when: { state: 'broken' }, may: 'equipment:update' }),
  bought: rowsOf(equipment, {
    when: { bought: { min: '-7d' } },
    sort: ['bought', 'DESC'],
    names: 'serial',
    about: 'hospital',
    at: 'bought',
  }),
  spent: partOf(equipmentBought, 'sums', { range: 'last30Days', compare: ['previous'], spare: true }),
  forecast: ownPart({ permission: 'signedIn', height: 120 }),
} as const satisfies HomeParts
// /example

// example: setUp
/** resources/{capability}/setUp.ts: what it needs before work can begin, or is the better for. */
export const setUp = {
  equipment: untilThere(equipment, { may: 'equipment:create', required: true, to: '/equipment/create' }),
  spare: untilThere(equipment, { may: 'equipment:create', when: { state: 'stored' }, beyond: 1, to: '/equipment' }),
  opened: ownStep({ may: 'lendingSetting:update', required: true, asItIs: true, to: '/lendingDesk' }),
} as const satisfies SetUpSteps
// /example

// example: capability
/** resources/{capability}/index.ts: what belongs together. */
export const workshop = {
  menu: 'business',
  resources: { equipment, lendingSetting, tool, toolLoan },
  services: { weather },
  reports: { equipmentBought },
  pages: {
    lendingDesk: { menu: 'business', permission: 'equipment:lend', noCache: true },
  },
  home,
  setUp,
  aliases: { inventory: 'equipment' },
} as const satisfies Capability
// /example
