import type { Context } from '../contract.ts'
import { compared } from '../import/words.ts'
import { Statement } from '../statement.ts'

/** Texts that tell who somebody is: all of them, and those that tell it alone, whoever else they stand beside. */
export interface Identity {
  readonly texts: readonly string[]
  readonly telling: readonly string[]
}

/** A shorter text may be a part of many others: of numbers, of words in Latin letters. */
const surelyWhole = 6

/**
 * Where a text stands, within others too: a short one where neither letters nor digits go on. PostgreSQL and JavaScript
 * read it alike.
 */
const placeOf = (text: string): string => {
  const [isBegun, isEnded] = [/^[0-9A-Za-z]/, /[0-9A-Za-z]$/].map(edge => text.length < surelyWhole && edge.test(text))
  return `${isBegun ? '(?<![0-9A-Za-z])' : ''}${text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&')}${isEnded ? '(?![0-9A-Za-z])' : ''}`
}

/** As it stands within a text of JSON. */
const spelled = (text: string): string => JSON.stringify(text).slice(1, -1)

/** A value of JSON with other texts in it: what it is made of, names and numbers, stays. */
const withTexts = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map(one => withTexts(one, change))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withTexts(one, change)]))
}

/** Answers that are read at once. */
const batch = 200

/** Answers of the last day that are kept for repeated calls tell what was stored then. */
const clearAnswers = async ({ texts }: Identity, instead: string, { db }: Context): Promise<void> => {
  // What stands within another one goes after it.
  const places = texts.toSorted((one, other) => other.length - one.length).map(text => new RegExp(placeOf(text), 'g'))
  const nameless = (text: string): string => places.reduce((left, place) => left.replace(place, () => instead), text)
  const looking = new Statement()
  const keys = await looking.run<{ readonly operator: number; readonly key: string }>(
    db,
    `select i.operator, i.key from idempotency i where exists (
      select from unnest(${looking.bind(texts.map(spelled))}::text[]) n (said) where position(n.said in i.response::text) > 0) order by i.operator, i.key`,
  )
  for (let from = 0; from < keys.length; from += batch) {
    const some = keys.slice(from, from + batch)
    const statement = new Statement()
    const answers = await statement.run<{
      readonly operator: number
      readonly key: string
      readonly response: unknown
    }>(
      db,
      `select i.operator, i.key, i.response from idempotency i join unnest(${statement.bind(some.map(one => one.operator))}::integer[], ${statement.bind(some.map(one => one.key))}::text[]) k (operator, key)
      on (i.operator, i.key) = (k.operator, k.key) for update of i`,
    )
    const changed = answers
      .map(({ response, ...own }) => ({
        ...own,
        before: JSON.stringify(response),
        after: JSON.stringify(withTexts(response, nameless)),
      }))
      .filter(({ before, after }) => after !== before)
    if (changed.length === 0) continue
    const writing = new Statement()
    await writing.run(
      db,
      `update idempotency i set response = k.response::jsonb from unnest(${writing.bind(changed.map(one => one.operator))}::integer[], ${writing.bind(changed.map(one => one.key))}::text[],
        ${writing.bind(changed.map(one => one.after))}::text[]) k (operator, key, response) where (i.operator, i.key) = (k.operator, k.key)`,
    )
  }
}

/** SQL that a text somewhere in a value of JSON says who somebody is. */
const tells = (json: string, places: string): string =>
  `exists (select from jsonb_path_query(${json}, 'strict $.**') v (said) where jsonb_typeof(v.said) = 'string' and v.said #>> '{}' ~ any(${places}))`

/**
 * Sheets that somebody has uploaded and not stored yet, at most a day ago; one that is being stored is left to that. What
 * others say too, such as an address, takes no sheet of theirs. What was chosen for a title that was none goes with
 * them.
 */
const clearSheets = async ({ telling }: Identity, { db }: Context): Promise<void> => {
  const statement = new Statement()
  const places = `${statement.bind(telling.map(placeOf))}::text[]`
  await statement.run(
    db,
    `delete from import_job j where j.worker is null and (${tells('jsonb_build_array(j.titles, j.fixed)', places)}
      or exists (select from import_row r where r.job = j.id and ${tells('r.cells', places)}))`,
  )
  const titles = new Statement()
  await titles.run(db, `delete from import_title where title = any(${titles.bind(telling.map(compared))}::text[])`)
}

/** Takes somebody out of what is kept for a time and that neither descriptors nor tables lead to. */
export const clearResidues = async (identity: Identity, instead: string, context: Context): Promise<void> => {
  if (identity.texts.length === 0) return
  await clearAnswers(identity, instead, context)
  await clearSheets(identity, context)
}
