import type { RaRecord } from 'react-admin'

/**
 * A row as its reader sees it: in English, columns say what their sibling `{name}En` does where it has a value, and no
 * column of its own shows it.
 */
export const inLanguage = (
  record: RaRecord,
  columns: readonly { readonly name: string }[],
  locale: string,
): RaRecord => {
  if (locale === 'zh') return record
  const english = columns
    .filter(({ name }) => record[`${name}En`] && !columns.some(other => other.name === `${name}En`))
    .map(({ name }) => [name, record[`${name}En`] as unknown])
  return english.length === 0 ? record : { ...record, ...Object.fromEntries(english) }
}
