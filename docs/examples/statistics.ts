import { datetime, service } from '../../resources/core/index.ts'
import {
  ageGroupOf,
  askedOf,
  balance,
  bands,
  chart,
  count,
  facts,
  figures,
  largest,
  quotient,
  report,
  sum,
  table,
  without,
} from '../../resources/core/statistics/index.ts'
import { equipment } from './equipment.ts'

// example: facts
/** What was bought, by the day on which it was. */
export const purchasesOfEquipment = facts(equipment, {
  name: 'purchasesOfEquipment',
  day: 'bought',
  own: 'keeper',
  by: {
    hospital: 'hospital',
    state: 'state',
    size: bands('pieces', [1, 10]),
    // As old as it is today: read from the rows, as no sum that is kept knows of today.
    age: ageGroupOf('bought'),
  },
  measures: {
    bought: count(),
    pieces: sum('pieces'),
    cost: sum('cost'),
    each: quotient('cost', 'pieces'),
    owned: balance('pieces'),
  },
  // Sums that are kept, so that answers need not read the rows: an answer comes from the smallest that can tell it
  // exactly.
  rollUps: { daily: { per: 'day' }, states: { per: 'month', by: ['state'] } },
})
// /example

// example: report
/** A page: what it can be filtered by, the range that it begins with, and its parts. */
export const equipmentBought = report({
  name: 'equipmentBought',
  facts: [purchasesOfEquipment],
  filters: ['hospital', 'state'],
  range: 'thisYear',
  // Two to five of these are chosen to be compared; until then the five that cost the most are shown.
  sideBySide: { hospital: { from: 2, to: 5, by: 'purchasesOfEquipment.cost' } },
  parts: {
    // With the best and the worst month of each.
    sums: figures(['purchasesOfEquipment.bought', 'purchasesOfEquipment.cost'], { extremes: 'month' }),
    // Whatever range the reader chose.
    today: figures(['purchasesOfEquipment.bought'], { range: 'today' }),
    byMonth: chart({ as: 'stackedBars', measures: ['purchasesOfEquipment.pieces'], over: 'step', split: 'size' }),
    // A small chart for each, on the same scale.
    courses: chart({ as: 'multiples', measures: ['purchasesOfEquipment.cost'], over: 'step', split: 'hospital' }),
    byHospital: table({ rows: 'hospital', columns: 'state', measures: ['purchasesOfEquipment.bought'], totals: true }),
    // One column for each that was chosen, with all below it, and how much more or less than the first it has.
    sideBySide: table({
      rows: 'measures',
      columns: 'hospital',
      measures: ['purchasesOfEquipment.bought', 'purchasesOfEquipment.cost'],
      differences: true,
    }),
    // Organisations that bought nothing.
    idle: without('hospital', 'purchasesOfEquipment.bought', { columns: ['kind', 'city'] }),
    // The dearest, as their list tells them.
    dearest: largest('purchasesOfEquipment.cost', ['name', 'hospital', 'bought']),
  },
})
// /example

// example: reportCall
/** The product's service `statistics` is made of its reports; a report of another service is answered as well. */
export const equipmentNumbers = service({
  name: 'equipmentNumbers',
  calls: {
    bought: {
      call: 'GET api/equipmentNumbers/bought',
      report: 'equipmentBought',
      input: askedOf(equipmentBought),
      output: { asOf: datetime({ required: true }) },
    },
  },
})
// /example
