/** Texts by their keys, as `useTranslate` gives them. */
export type Translate = (key: string, options?: { readonly [name: string]: unknown }) => string

/**
 * What one record, or many, of a resource are called. (`useGetResourceLabel` makes the plural of the resource's English
 * name each time, in case there is no text.)
 */
export const resourceName = (translate: Translate, resource: string, count: number): string =>
  translate(`resources.${resource}.name`, { smart_count: count })

/** What a way to other records is called: where that is the name of a resource, it is that of many. */
export const wayName = (translate: Translate, label: string): string => translate(label, { smart_count: 2 })
