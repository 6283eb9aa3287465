import { hasText, languages, translate } from '../../../i18n/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'

/**
 * A name as it is compared: without width and case, and nothing left out of it, as two places may differ in what stands
 * in brackets.
 */
export const comparedName = (text: string): string => text.normalize('NFKC').trim().toLowerCase()

/**
 * A title, an option or a yes as it is compared: without width, case, spaces, marks, and what is explained in brackets.
 */
export const compared = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s*:：_'’‘]+/g, '')
    .replace(/[（(][^()（）]*[)）]$/, '')

const both = (key: string): string[] =>
  languages.filter(language => hasText(language, key)).map(language => compared(translate(language, key)))

/** What a field is called in each language, and its own name. */
export const namesOfField = (resource: AnyResource, field: string): readonly string[] => [
  ...new Set([...both(`resources.${resource.name}.fields.${field}`), compared(field)]),
]

/** What an option of a choice is called in each language, and its own name. */
export const namesOfOption = (resource: AnyResource, field: string, option: string): readonly string[] => [
  ...new Set([...both(`resources.${resource.name}.choices.${field}.${option}`), compared(option)]),
]

/** Words for yes and no. */
export const yesAndNo: ReadonlyMap<string, boolean> = new Map([
  ...[...both('app.show.yes'), 'true', 'y', '1', '√', '✓'].map(word => [word, true] as const),
  ...[...both('app.show.no'), 'false', 'n', '0', '×', '✗'].map(word => [word, false] as const),
])
