import { checkEntity } from '../../../generator/check.ts'
import { textIn } from '../../../generator/Entity.ts'
import type { TextTree } from '../../../generator/Entity.ts'
import { migrationName } from '../../../generator/files.ts'
import { oneOf } from '../../../generator/words.ts'
import type { Language } from '../../../i18n/index.ts'
import { message } from '../../../resources/core/message.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { invalid } from '../../core/errors/problem.ts'
import { desiredSchema } from '../../core/migrations/desired.ts'
import { migrationSql } from '../../core/migrations/generate.ts'
import { tableName } from '../../core/migrations/schemaNames.ts'
import { apiDocument } from '../../core/openapi/document.ts'
import { wordsIn } from '../../core/openapi/words.ts'
import type { Words } from '../../core/openapi/words.ts'

/** The words of the API document, with those of a descriptor that no catalogue knows. */
const wordsWith = (language: Language, texts: TextTree): Words => {
  const known = wordsIn(language)
  return {
    ...known,
    resource: ({ name }) => oneOf(textIn(texts, 'name') ?? name),
    field: (resource, name) => textIn(texts, 'fields', name) ?? known.field(resource, name),
    asked: (resource, action, name) =>
      textIn(texts, 'inputs', action, 'fields', name) ?? known.asked(resource, action, name),
    action: (resource, action) =>
      textIn(texts, 'actions', action) ?? textIn(texts, 'calls', action) ?? known.action(resource, action),
  }
}

/** The SQL that brings the table of a descriptor, as `npm run db:migration` writes it. */
const migrationOf = (resource: AnyResource): string => {
  const { tables } = desiredSchema({ [resource.name]: resource })
  return (
    migrationSql(
      migrationName(resource.name).replaceAll('-', '_'),
      { tables: {} },
      { tables: { [tableName(resource)]: tables[tableName(resource)]! } },
    ) ?? ''
  )
}

/**
 * What only a host can write of a descriptor. One that no host would start with is refused, by the first thing that is
 * wrong.
 */
export const documentsOf = (
  descriptor: unknown,
  texts: TextTree,
  language: Language,
): { readonly sql: string; readonly api: string } => {
  const checked = checkEntity(descriptor)
  if ('problem' in checked) throw invalid({ descriptor: message('descriptor', { problem: checked.problem }) })
  const { resource } = checked
  const { paths, components } = apiDocument([resource], language, wordsWith(language, texts))
  return {
    sql: migrationOf(resource),
    api: JSON.stringify({ paths, components: { schemas: components['schemas'] } }, null, 2),
  }
}
