import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { registry, reports } from '../../../resources/index.ts'
import { allFacts } from '../statistics/Reports.ts'
import { desiredSchema } from './desired.ts'
import {
  folder,
  LossyMigrationError,
  migrationSql,
  readArguments,
  readSnapshot,
  snapshotFile,
  snapshotOf,
} from './generate.ts'
import { migrationNames } from './readMigrations.ts'

/**
 * `npm run db:migration`: writes the migration from the snapshot to the descriptors. A file of its own, which no host
 * has in it.
 */
function main(): void {
  const { name, allowed } = readArguments(process.argv.slice(2))
  if (!name || !/^[a-z][a-z0-9_-]*$/.test(name)) {
    console.error('Usage: npm run db:migration -- name_in_lower_case [--allow drop:table.column …]')
    process.exitCode = 2
    return
  }
  try {
    const desired = desiredSchema(registry, allFacts(reports))
    const sql = migrationSql(name, readSnapshot(), desired, allowed)
    if (sql === undefined) {
      console.log('Nothing to do: the descriptors and the snapshot agree.')
      return
    }
    const last = Math.max(9, ...migrationNames(folder).map(file => Number(file.slice(0, 4))))
    const file = `${String(last + 1).padStart(4, '0')}_${name.replaceAll('-', '_')}.sql`
    writeFileSync(join(folder, file), sql)
    writeFileSync(snapshotFile, `${JSON.stringify(snapshotOf(desired), null, 2)}\n`)
    console.log(`Wrote server/core/migrations/${file} and the snapshot. Read it before you commit it.`)
  } catch (error) {
    console.error(error instanceof LossyMigrationError ? error.message : error)
    process.exitCode = 1
  }
}

main()
