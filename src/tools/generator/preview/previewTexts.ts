import type { I18nProvider } from 'react-admin'
import type { TextTree } from '../../../../generator/Entity.ts'
import { textsAt } from '../../../../generator/Entity.ts'

const stamps = ['createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'id']

/**
 * The text of a key among those of an entity; what has none yet is called by its name in code, and what only some
 * entities say is not there.
 */
const textOf = (tree: TextTree, [part = '', ...path]: readonly string[]): string | undefined => {
  const at = path.length === 0 ? tree[part] : textsAt(tree, part, ...path.slice(0, -1))[path.at(-1)!]
  if (typeof at === 'string' && at !== '') return at
  return ['fields', 'sections', 'choices', 'actions', 'done'].includes(part) ? path.at(-1) : undefined
}

/** The texts of the product, and among them those of an entity that it does not have. */
export const withEntityTexts = (base: I18nProvider, name: string, tree: TextTree): I18nProvider => ({
  ...base,
  translate(key, options) {
    const own = `resources.${name}.`
    if (!key.startsWith(own)) return base.translate(key, options)
    const path = key.slice(own.length).split('.')
    if (path[0] === 'fields' && stamps.includes(path[1] ?? '') && path.length === 2)
      return base.translate(`resources.operator.fields.${path[1]}`, options)
    const text = textOf(tree, path)
    // Plural forms and parameters are the provider's; no key of the product begins so.
    return text === undefined && options?._ !== undefined
      ? base.translate(`previewed.${key}`, options)
      : base.translate(`previewed.${key}`, { ...options, _: text ?? '' })
  },
})
