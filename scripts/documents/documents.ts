import { readdirSync } from 'node:fs'
import { withExamples } from './examples.ts'
import { withTables } from './tables.ts'

/** Every document of the project, by its path. */
export const documents = (): readonly string[] => [
  ...readdirSync('.').filter(name => name.endsWith('.md')),
  ...readdirSync('docs')
    .filter(name => name.endsWith('.md'))
    .map(name => `docs/${name}`),
  'bench/README.md',
]

/** A document with what follows from the code as it is now. */
export const written = (document: string): string => withTables(withExamples(document))
