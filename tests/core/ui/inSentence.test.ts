import { expect, it } from 'vitest'
import { inSentence } from '../../../src/core/inSentence.ts'

it.each([
  ['Patient', 'patient'],
  ['WeChat binding', 'WeChat binding'],
  ['SMS', 'SMS'],
  ['ID number', 'ID number'],
  ['患者', '患者'],
  ['A day off', 'a day off'],
])('%s stands within a sentence as %s', (name, within) => {
  expect(inSentence(name)).toBe(within)
})
