const asId = (text: string): number | undefined => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)

/** The id that an address names under a parameter; undefined where it names none. */
export const idIn = (params: URLSearchParams, name: string): number | undefined => asId(params.get(name) ?? '')

/** The ids that an address names under a parameter, separated by commas, each once; what is none is left out. */
export const idsIn = (params: URLSearchParams, name: string): readonly number[] => [
  ...new Set(
    (params.get(name) ?? '')
      .split(',')
      .map(asId)
      .filter(id => id !== undefined),
  ),
]
