interface Texts {
  readonly fields: { readonly [name: string]: string }
}

/** Puts the texts of the stamps beside a resource's own fields, where react-admin looks for a label. */
export const withStamps = <R extends { readonly [name: string]: Texts }, F extends { readonly [name: string]: string }>(
  resources: R,
  stamps: F,
): { readonly [N in keyof R]: R[N] & { readonly fields: F } } =>
  Object.fromEntries(
    Object.entries(resources).map(([name, texts]) => [
      name,
      Object.keys(texts.fields).length === 0 ? texts : { ...texts, fields: { ...stamps, ...texts.fields } },
    ]),
  ) as { readonly [N in keyof R]: R[N] & { readonly fields: F } }
