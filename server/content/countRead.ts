import type { AnyResource } from '../../resources/core/index.ts'
import type { Context } from '../core/contract.ts'
import { notFound } from '../core/errors/problem.ts'
import { tableName } from '../core/migrations/schemaNames.ts'
import { all, quoted, Statement } from '../core/statement.ts'

/**
 * The handler of what `countedFor` declares. The days on which a device opened something stand in a table of their own,
 * `{table}_read`.
 */
export const countRead =
  (resource: AnyResource) =>
  async ({ id }: { readonly id: number }, context: Context): Promise<{ counted: boolean }> => {
    const { db, device, today } = context
    const name = tableName(resource)
    const [table, days] = [quoted(name), quoted(`${name}_read`)]
    const found = new Statement()
    const [shown] = await found.run<{ id: number }>(
      db,
      `select t.id from ${table} t where ${all([`t.id = ${found.bind(id)}`, ...context.reach(resource.name, found, 't')])} for update of t`,
    )
    if (!shown || !device) throw notFound()
    const statement = new Statement()
    const opened = `${statement.bind(id)}::integer`
    // Being read is no change of what was written: neither its version nor its history tells of it.
    const counted = await statement.run(
      db,
      `
      with added as (
        insert into ${days} (${table}, device, day) values (${opened}, ${statement.bind(device.device)}, ${statement.bind(today)})
        on conflict do nothing returning day
      )
      update ${table} set read_count = read_count + 1 where id = ${opened} and exists (select from added) returning id`,
    )
    return { counted: counted.length > 0 }
  }
