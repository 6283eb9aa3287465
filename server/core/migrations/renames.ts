import type { Schema, Table } from './schema.ts'

export interface TableRename {
  table: string
  from: string
}

export interface ColumnRename {
  /** The table's name after its own renaming. */
  table: string
  from: string
  column: string
}

/** Tables whose resource says `was`, as long as the old one is there and the new one is not. */
export const renamedTables = (before: Schema, desired: Schema): TableRename[] =>
  Object.entries(desired.tables).flatMap(([table, { was }]) =>
    was !== undefined && before.tables[was] && !before.tables[table] && !desired.tables[was]
      ? [{ table, from: was }]
      : [],
  )

/** Columns whose field says `was`, by the same rule. */
export const renamedColumns = (before: Schema, desired: Schema, tables: readonly TableRename[]): ColumnRename[] =>
  Object.entries(desired.tables).flatMap(([table, to]) => {
    const formerName = tables.find(rename => rename.table === table)?.from ?? table
    const present = before.tables[formerName]?.columns
    if (!present) return []
    return Object.entries(to.columns).flatMap(([column, { was }]) =>
      was !== undefined && present[was] && !present[column] && !to.columns[was] ? [{ table, from: was, column }] : [],
    )
  })

/** The schema as it is once the renames are done: what follows is compared with that. */
export function afterRenames(before: Schema, tables: readonly TableRename[], columns: readonly ColumnRename[]): Schema {
  const newName = (table: string): string => tables.find(({ from }) => from === table)?.table ?? table
  return {
    tables: Object.fromEntries(
      Object.entries(before.tables).map(([former, table]) => {
        const name = newName(former)
        const renamed = columns.filter(rename => rename.table === name)
        // The functions of a renamed table bear its former name; they are dropped before and made anew after.
        const totals = name === former ? table.totals : null
        const { follows, rollUps, ...rest } = { ...withColumns(table, renamed, newName), totals }
        return [name, name === former ? { ...rest, ...(follows && { follows }), ...(rollUps && { rollUps }) } : rest]
      }),
    ),
  }
}

function withColumns(table: Table, renames: readonly ColumnRename[], newName: (table: string) => string): Table {
  const column = (name: string): string => renames.find(({ from }) => from === name)?.column ?? name
  return {
    ...table,
    columns: Object.fromEntries(Object.entries(table.columns).map(([name, value]) => [column(name), value])),
    indexes: Object.fromEntries(
      Object.entries(table.indexes).map(([name, index]) => [name, { ...index, columns: index.columns.map(column) }]),
    ),
    references: Object.fromEntries(
      Object.entries(table.references).map(([name, { column: from, to }]) => [
        name,
        { column: column(from), to: newName(to) },
      ]),
    ),
  }
}
