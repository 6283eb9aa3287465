import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { divisionsFile } from './divisions/divisionsFile.ts'

// To be run after the data set's package was updated; a test tells when it was not.
writeFileSync(fileURLToPath(new URL('../domain/divisionData.ts', import.meta.url)), divisionsFile())
