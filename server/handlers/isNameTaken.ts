import type { Context } from '../engine/contract.ts'

interface Asked {
  readonly id?: number | null
  readonly name: string
}

type Named = 'hospital' | 'project' | 'project_type' | 'doctor'

/** Whether another live record of the table has the name; `within` narrows it to one organisation. */
export const isNameTaken = async ({ db }: Context, table: Named, { id, name }: Asked, within?: number): Promise<boolean> => {
  const others = db.selectFrom(table).select('id').where('name', '=', name).where('deleted', '=', false).where('id', '<>', id ?? 0)
  const narrowed = within === undefined ? others : others.where('hospital' as never, '=', within as never)
  return (await narrowed.limit(1).execute()).length > 0
}
