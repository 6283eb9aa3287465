/** A province, or what stands in its place, with its cities: names in Chinese, which records store, and in English. */
export interface Province {
  readonly name: string
  readonly nameEn: string
  readonly cities: readonly (readonly [name: string, nameEn: string])[]
}

/** What stands in the place of the province and city of the platform until somebody says them. */
export const notFilledIn = '未填写'

/** The province of that Chinese name, or undefined. */
export const provinceNamed = (provinces: readonly Province[], name: unknown): Province | undefined =>
  provinces.find(province => province.name === name)

/** Whether the data set knows this city in this province. */
export const isCityOf = (provinces: readonly Province[], province: unknown, city: unknown): boolean =>
  provinceNamed(provinces, province)?.cities.some(([name]) => name === city) ?? false

/** How a stored name is told in a language; what the data set does not know stays as it is written. */
export const divisionLabel = (provinces: readonly Province[], name: string, language: 'zh' | 'en'): string => {
  if (language === 'zh') return name
  return (
    provinceNamed(provinces, name)?.nameEn ??
    provinces.flatMap(province => province.cities).find(([city]) => city === name)?.[1] ??
    name
  )
}
