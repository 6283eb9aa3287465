import { expect, it } from 'vitest'
import { fileName } from '../../domain/fileName.ts'

it('a file is named by what tells it from others, in signs that every file system takes', () => {
  expect(fileName(['对账单', '江苏晶睛 (南京)/分院', '', '2026-01-01'], 'csv')).toBe(
    '对账单-江苏晶睛-南京-分院-2026-01-01.csv',
  )
  expect(fileName(['Statement', 'A: "B" (C)'], 'csv')).toBe('Statement-A-B-C.csv')
})
