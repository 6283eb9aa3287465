import type { Kysely } from 'kysely'
import type { Language } from '../../core/contract.ts'
import type { Tables } from '../database/tables.ts'

/** Remembers the language in which an operator signed in. */
export const rememberLanguage = async (db: Kysely<Tables>, operator: number, language: Language): Promise<void> => {
  await db
    .insertInto('operator_language')
    .values({ operator, language })
    .onConflict(conflict => conflict.column('operator').doUpdateSet({ language }))
    .execute()
}

/** The language in which an operator last signed in; the given one for somebody who never did. */
export const languageOf = async (db: Kysely<Tables>, operator: number, otherwise: Language): Promise<Language> =>
  (await db.selectFrom('operator_language').select('language').where('operator', '=', operator).executeTakeFirst())
    ?.language ?? otherwise
