import type { AutocompleteInputProps } from 'react-admin'
import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { isCityOf, provinceNamed } from '../../../domain/divisions.ts'
import { Picker } from '../../core/inputs/Picker.tsx'
import type { InputProps } from '../../core/types/view.ts'
import { useDivisionChoices, useDivisions } from './useDivisions.ts'
import type { DivisionChoice } from './useDivisions.ts'

/** A name is found by any part of its Chinese or English spelling. */
export const finds: NonNullable<AutocompleteInputProps['matchSuggestion']> = (typed, choice: DivisionChoice) =>
  choice.names.includes(typed.trim().toLowerCase())

/** The province. Another one takes the city away that does not lie in it; what is a city by itself brings it. */
export const ProvinceInput = ({ place: _place, ...props }: InputProps) => {
  const provinces = useDivisions()
  const { setValue, getValues } = useFormContext()
  const known = useMemo(() => provinces.map(({ name, nameEn }) => [name, nameEn] as const), [provinces])
  const choices = useDivisionChoices(known, useWatch({ name: props.source }))
  const follow = (chosen: unknown) => {
    const cities = provinceNamed(provinces, chosen)?.cities ?? []
    if (isCityOf(provinces, chosen, getValues('city'))) return
    setValue('city', cities.length === 1 ? cities[0]![0] : null, { shouldDirty: true })
  }
  return <Picker {...props} choices={choices} translateChoice={false} matchSuggestion={finds} onChange={follow} />
}

const none: readonly (readonly [string, string])[] = []

/** A city of the province that stands in the form. */
export const CityInput = ({ place: _place, ...props }: InputProps) => {
  const provinces = useDivisions()
  const [province, city]: unknown[] = useWatch({ name: ['province', props.source] })
  const choices = useDivisionChoices(provinceNamed(provinces, province)?.cities ?? none, city)
  return <Picker {...props} choices={choices} translateChoice={false} matchSuggestion={finds} />
}
