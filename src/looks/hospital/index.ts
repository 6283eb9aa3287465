import { hospital } from '../../../resources/business/hospital.ts'
import { present } from '../../generator/index.ts'
import { later } from '../../generator/later.tsx'

const DivisionCell = later(async () => (await import('./DivisionCell.tsx')).DivisionCell, 24)

present(hospital, {
  fields: {
    province: {
      Cell: DivisionCell,
      Input: later(async () => (await import('./DivisionInputs.tsx')).ProvinceInput),
      Filter: later(async () => (await import('./DivisionFilters.tsx')).ProvinceFilter),
    },
    city: {
      Cell: DivisionCell,
      Input: later(async () => (await import('./DivisionInputs.tsx')).CityInput),
      Filter: later(async () => (await import('./DivisionFilters.tsx')).CityFilter),
    },
  },
  tabs: [
    { name: 'recharges', label: 'app.organisation.recharges', may: 'hospital:get', Part: later(async () => (await import('../../organisation/TimesTab.tsx')).TimesTab, 320) },
    { name: 'consumption', label: 'app.organisation.consumption', may: 'consumeRecord:list', Part: later(async () => (await import('../../organisation/ConsumptionTab.tsx')).ConsumptionTab, 320) },
  ],
})
