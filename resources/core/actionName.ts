/** Text of a catalogue key; `_` is the text where there is none. */
type Translate = (key: string, parameters: { readonly _: string }) => string

/** What an action or a call of a resource is called: by the resource's own word, else by the common one. */
export const actionName = (translate: Translate, resource: string, action: string): string => {
  const common = translate(`actions.${action}`, { _: action })
  return ['calls', 'actions'].reduce(
    (other, kind) => translate(`resources.${resource}.${kind}.${action}`, { _: other }),
    common,
  )
}
