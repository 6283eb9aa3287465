import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { provinceNamed } from '../../../domain/divisions.ts'
import { Picker } from '../../core/inputs/Picker.tsx'
import type { FilterProps } from '../../core/types/view.ts'
import { finds } from './DivisionInputs.tsx'
import { useDivisionChoices, useDivisions } from './useDivisions.ts'

const look = {
  helperText: false,
  size: 'small',
  translateChoice: false,
  matchSuggestion: finds,
  sx: { minWidth: '12em' },
} as const

/** One of the provinces. */
export const ProvinceFilter = ({ source, label }: FilterProps) => {
  const provinces = useDivisions()
  const known = useMemo(() => provinces.map(({ name, nameEn }) => [name, nameEn] as const), [provinces])
  return (
    <Picker source={source} label={label} choices={useDivisionChoices(known, useWatch({ name: source }))} {...look} />
  )
}

/** One of the cities: of the province that is filtered by, or of all. */
export const CityFilter = ({ source, label }: FilterProps) => {
  const provinces = useDivisions()
  const [province, city]: unknown[] = useWatch({ name: ['province', source] })
  const known = useMemo(
    () => provinceNamed(provinces, province)?.cities ?? provinces.flatMap(({ cities }) => cities),
    [provinces, province],
  )
  return <Picker source={source} label={label} choices={useDivisionChoices(known, city)} {...look} />
}
