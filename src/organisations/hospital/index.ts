import { hospital } from '../../../resources/organisations/hospital.ts'
import { present } from '../../core/index.ts'
import { later } from '../../core/later.tsx'

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
    {
      name: 'recharges',
      label: 'app.organisation.recharges',
      permission: 'hospital:get',
      Part: later(async () => (await import('../times/TimesTab.tsx')).TimesTab, 320),
    },
    {
      name: 'consumption',
      label: 'app.organisation.consumption',
      permission: 'consumeRecord:list',
      Part: later(async () => (await import('../times/ConsumptionTab.tsx')).ConsumptionTab, 320),
    },
  ],
})
