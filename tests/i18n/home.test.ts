import { expect, it } from 'vitest'
import en from '../../i18n/en/shell/home.ts'
import zh from '../../i18n/zh/shell/home.ts'
import { home } from '../../resources/statistics/home.ts'

it('says of who stays away both ends of the days that are counted', () => {
  const { min, max } = home.absentPatients.when['absent'] as { readonly min: number; readonly max: number }
  expect(en.parts.absentPatients.title).toContain(`${min} to ${max} days`)
  expect(zh.parts.absentPatients.title).toContain(`${min}～${max} 天`)
})
