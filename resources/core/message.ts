/**
 * A message is a key of `validation.*` in the catalogues with its parameters, translated at the edge:
 * by locale in the browser, by the `Language` header on the server.
 */
export type Message = { readonly key: string } & { readonly [parameter: string]: string | number }

/** A message as the object that yup passes through untouched (to a text it would add the submitted value). */
export const message = (key: string, parameters: Readonly<Record<string, string | number>> = {}): Message => ({
  ...parameters,
  key,
})
