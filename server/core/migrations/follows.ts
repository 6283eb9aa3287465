import type { Follow } from './schema.ts'
import { followName } from './schemaNames.ts'

/*
 * A column that follows: a row takes its value from the row that it refers to when it is written, and again whenever it
 * changes there. The row that is followed is held while one is written, so that whoever changes it at the same moment
 * comes before or after, never between.
 */

const quoted = (name: string): string => `"${name}"`
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

const triggerFunction = (name: string, lines: readonly string[]): string =>
  `create or replace function ${quoted(name)}() returns trigger language plpgsql as $$\nbegin\n${lines.map(line => `  ${line};\n`).join('')}end\n$$`

/** Statements that let a column follow; `fill` sets it on rows that are there. */
export function follow(table: string, column: string, { by, from }: Follow, fill: boolean): string[] {
  const [follower, leader] = [followName(table, column, 'follow'), followName(table, column, 'lead')]
  const [ref, value] = [quoted(by), quoted(column)]
  return [
    triggerFunction(follower, [
      `select ${value} into new.${value} from ${quoted(from)} where "id" = new.${ref} for share`,
      'return new',
    ]),
    `comment on function ${quoted(follower)}() is ${literal(JSON.stringify({ by, from }))}`,
    `drop trigger if exists ${quoted(follower)} on ${quoted(table)}`,
    `create trigger ${quoted(follower)} before insert or update of ${ref}, ${value} on ${quoted(table)}\n  for each row execute function ${quoted(follower)}()`,
    triggerFunction(leader, [
      `update ${quoted(table)} set ${value} = new.${value} where ${ref} = new."id"`,
      'return null',
    ]),
    `drop trigger if exists ${quoted(leader)} on ${quoted(from)}`,
    `create trigger ${quoted(leader)} after update of ${value} on ${quoted(from)}\n  for each row when (old.${value} is distinct from new.${value}) execute function ${quoted(leader)}()`,
    ...(fill
      ? [
          `update ${quoted(table)} t set ${value} = f.${value} from ${quoted(from)} f where f."id" = t.${ref} and t.${value} is distinct from f.${value}`,
        ]
      : []),
  ]
}

/** Statements that end it; the values stay as they are. */
export const unfollow = (table: string, column: string): string[] =>
  (['follow', 'lead'] as const).map(
    side => `drop function if exists ${quoted(followName(table, column, side))}() cascade`,
  )
