/** The id that an address names under a parameter; undefined where it names none. */
export const idIn = (params: URLSearchParams, name: string): number | undefined => {
  const given = params.get(name)
  return given !== null && /^[1-9]\d{0,8}$/.test(given) ? Number(given) : undefined
}
