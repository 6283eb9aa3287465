/**
 * A message is a key of `validation.*` in the catalogues with its parameters, translated at the edge:
 * by locale in the browser, by the `Language` header on the server.
 */
export type Message = { readonly key: string } & { readonly [parameter: string]: string | number }

/** A message as the object that yup passes through untouched (to a text it would add the submitted value). */
export const message = (key: string, parameters: Readonly<Record<string, string | number>> = {}): Message => ({ ...parameters, key })

/**
 * A message in words. Its parameter `field` is the catalogue key of what it is about, by which texts begin that can be read alone ("Birth date cannot
 * be empty"); about what has no name it says "this".
 */
export const sayMessage = (translate: (key: string, parameters: Readonly<Record<string, string | number>>) => string, { key, field, ...parameters }: Message): string => {
  const name = typeof field === 'string' ? translate(field, {}) : undefined
  return translate(`validation.${key}`, { ...parameters, field: name === undefined || name === field ? translate('validation.this', {}) : name })
}
