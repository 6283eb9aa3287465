import type { ComponentType } from 'react'
import type { ChartForm } from '../../../../resources/core/statistics/index.ts'
import type { ChartProps } from './Chart.tsx'

/** Rings and points are of few reports, and each brings a part of the library along that bars and lines do without. */
const formOf = async (form: ChartForm): Promise<ComponentType> => {
  switch (form) {
    case 'ring':
      return (await import('./Ring.tsx')).Ring
    case 'scatter':
      return (await import('./Scattered.tsx')).Scattered
    case 'heatMap':
      return (await import('./HeatMap.tsx')).HeatMap
    case 'multiples':
      return (await import('./Multiples.tsx')).Multiples
    default:
      return (await import('./Cartesian.tsx')).Cartesian
  }
}

/** Loads what draws charts of a form. */
export const loadChart = async (form: ChartForm): Promise<ComponentType<Omit<ChartProps, 'Form'>>> => {
  const [{ Chart }, Form] = await Promise.all([import('./Chart.tsx'), formOf(form)])
  return props => <Chart {...props} Form={Form} />
}
