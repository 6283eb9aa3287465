import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import notices from '../../i18n/zh/core/notices.ts'

const sources = ['server', 'resources'].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts'))
    .map(file => readFileSync(`${folder}/${file}`, 'utf8')),
)

/** What an earlier version wrote is read as it stands. */
const kept = ['asWritten']

it('every notice is told by somebody: one of what was taken out goes with it', () => {
  const told = Object.keys(notices).filter(key => sources.some(source => source.includes(`'${key}'`)))
  expect([...told, ...kept].sort()).toEqual(Object.keys(notices).sort())
})
