/**
 * What the head of a migration says where its statements do not tell: `-- Older hosts: may go on, …` or `-- Older
 * hosts: must have stopped`.
 */
const said = /^-- Older hosts: (may go on|must have stopped)\b/m

/** A constraint that is added once, as the generator writes it, is the statement within. */
const once =
  /^do \$\$ begin if not exists \(select from pg_constraint where [^;]*\) then\s+(alter table [^;$]*;)\s*end if; end \$\$;/gm

/** Statements alone: texts of functions and comments may hold anything. */
const statementsOf = (text: string): readonly string[] =>
  text
    .replace(once, '$1')
    .replace(/(\$\w*\$)[^]*?\1/g, "''")
    .replace(/^[ \t]*--.*$/gm, '')
    .replace(/'(?:[^']|'')*'/g, "''")
    .split(';')
    .map(statement => statement.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter(statement => statement !== '')

const tableIn = (statement: string, before: RegExp): string | undefined =>
  before.exec(statement)?.[1]?.replaceAll('"', '')

const table = '((?:"[^"]+")|[\\w]+)'
const made = new RegExp(`^create table (?:if not exists )?${table}`)
/** What changes one table: of no concern where the same file made it. */
const changes = [
  new RegExp(`^alter table (?:if exists )?(?:only )?${table}`),
  new RegExp(`^create unique index (?:concurrently )?(?:if not exists )?(?:\\S+ )?on ${table}`),
  new RegExp(`^create (?:or replace )?(?:constraint )?trigger .* on ${table}`),
  new RegExp(`^drop trigger (?:if exists )?\\S+ on ${table}`),
]
const harmless = /^(create index |comment on |create sequence |insert into )/
/** A column that is empty, or fills itself, in rows of those who do not know it. */
const addsColumn = (statement: string): boolean =>
  /^alter table .* add column /.test(statement) &&
  statement
    .split(/ add column /)
    .slice(1)
    .every(
      column =>
        !/ (alter|drop|rename|add) /.test(column) &&
        (!column.includes('not null') || /\bdefault\b|\bgenerated\b/.test(column)) &&
        !/\b(unique|check|references|primary key)\b/.test(column),
    )
const newFunction = /^create (?:or replace )?function "?(\w+)/

/**
 * Whether hosts of the version before can go on working while the migration is applied and afterwards. It only adds:
 * tables, what belongs to them, columns that may be empty or fill themselves, indexes. Of anything else that has to be
 * said in its head, as nobody can tell by the statement.
 */
export const sparesOlderHosts = (sql: string): boolean => {
  const word = said.exec(sql)?.[1]
  if (word !== undefined) return word === 'may go on'
  const statements = statementsOf(sql)
  const own = new Set(statements.flatMap(statement => tableIn(statement, made) ?? []))
  return statements.every(statement => {
    if (made.test(statement) || harmless.test(statement) || addsColumn(statement)) return true
    const of = newFunction.exec(statement)?.[1]
    if (of !== undefined) return [...own].some(name => of.startsWith(`${name}_`))
    return changes.some(change => own.has(tableIn(statement, change) ?? ''))
  })
}
