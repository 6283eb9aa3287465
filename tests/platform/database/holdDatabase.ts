import { openDatabase } from '../../../server/platform/database/openDatabase.ts'

/** A process of its own that opens the database in the given folder, commits two rows, says so and stays. */
const database = await openDatabase({ dataDir: process.argv[2] ?? '', worker: false })
await database.execScript('create table held (n int); insert into held values (1)')
await database.execScript('insert into held values (2)')
console.log('held')
setInterval(() => undefined, 60_000)
