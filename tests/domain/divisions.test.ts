import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { provinces } from '../../domain/divisionData.ts'
import { divisionLabel, isCityOf, provinceNamed } from '../../domain/divisions.ts'
import { divisionsFile } from '../../scripts/divisions/divisionsFile.ts'
import { organisations } from '../../server/sample/organisations.ts'

describe('divisions', () => {
  it('are those of the installed data set', () => {
    expect(readFileSync(new URL('../../domain/divisionData.ts', import.meta.url), 'utf8')).toBe(divisionsFile())
  })

  it('are 34 provinces, each with cities, and every name once in its list and spelled in both languages', () => {
    expect(provinces).toHaveLength(34)
    for (const { name, nameEn, cities } of provinces) {
      expect(name + nameEn).toMatch(/^\p{Script=Han}+[A-Z][A-Za-z ]+$/u)
      expect(cities.length).toBeGreaterThan(0)
      expect(new Set(cities.map(([city]) => city)).size).toBe(cities.length)
      for (const [city, cityEn] of cities) expect(city + cityEn).toMatch(/^\p{Script=Han}+[A-Z][a-zü' A-Z]+$/u)
    }
  })

  it('know which city lies where, and that some provinces are one city', () => {
    expect(isCityOf(provinces, '浙江省', '杭州市')).toBe(true)
    expect(isCityOf(provinces, '江苏省', '杭州市')).toBe(false)
    expect(isCityOf(provinces, '重庆市', '重庆市')).toBe(true)
    expect(isCityOf(provinces, '河南省', '济源市')).toBe(true)
    expect(provinceNamed(provinces, '浙江')).toBeUndefined()
  })

  it.each([
    ['陕西省', 'Shaanxi'],
    ['西安市', "Xi'an"],
    ['重庆市', 'Chongqing'],
    ['乌鲁木齐市', 'Urumqi'],
    ['Springfield', 'Springfield'],
  ])('tell %s in English as %s, and in Chinese as it is', (name, english) => {
    expect(divisionLabel(provinces, name, 'en')).toBe(english)
    expect(divisionLabel(provinces, name, 'zh')).toBe(name)
  })

  it('are those in which the organisations of the sample lie', () => {
    for (const { province, city } of organisations('2026-01-01')) expect(isCityOf(provinces, province, city)).toBe(true)
  })
})
