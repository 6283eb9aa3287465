import { languages, translate } from '../../../i18n/index.ts'

/**
 * What stands in the example row of a template where the record's name would be; a row that still says it is not
 * imported.
 */
export const exampleText: readonly string[] = languages.map(language =>
  translate(language, 'validation.importExampleName'),
)
