import type { Context } from '../contract.ts'
import { Statement } from '../statement.ts'

/** As it stands within a text of JSON. */
const spelled = (text: string): string => JSON.stringify(text).slice(1, -1)

/** Answers of the last day that are kept for repeated calls tell what was stored then. */
const clearAnswers = async (identity: readonly string[], instead: string, { db }: Context): Promise<void> => {
  for (const text of identity) {
    const statement = new Statement()
    const [from, to] = [`${statement.bind(spelled(text))}::text`, `${statement.bind(instead)}::text`]
    await statement.run(
      db,
      `update idempotency set response = replace(response::text, ${from}, ${to})::jsonb where position(${from} in response::text) > 0`,
    )
  }
}

/**
 * Sheets that somebody has uploaded and not stored yet, at most a day ago; one that is being stored is left to that.
 */
const clearSheets = async (identity: readonly string[], { db }: Context): Promise<void> => {
  const statement = new Statement()
  const texts = `${statement.bind(identity.map(spelled))}::text[]`
  await statement.run(
    db,
    `delete from import_job j where j.worker is null and exists (select from import_row r, unnest(${texts}) n (said) where r.job = j.id and position(n.said in r.cells::text) > 0)`,
  )
}

/** Takes somebody out of what is kept for a day, to which nothing leads. */
export const clearResidues = async (identity: readonly string[], instead: string, context: Context): Promise<void> => {
  if (identity.length === 0) return
  await clearAnswers(identity, instead, context)
  await clearSheets(identity, context)
}
