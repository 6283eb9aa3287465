import { createClient, createDataProvider } from '../../dataProvider/index.ts'

// example: alone
const calls: string[] = []
const provider = createDataProvider({
  fetch: async (url, init) => {
    calls.push(`${init?.method ?? 'GET'} ${url}`)
    return Response.json({ content: [], totalElements: 0 })
  },
  token: () => 'any token',
  language: () => 'en',
})
await provider.getList('patient', {
  pagination: { page: 1, perPage: 10 },
  sort: { field: 'id', order: 'DESC' },
  filter: { access: 'forbidden' },
})
await provider.act('patient', 'disable', { id: 7 })
await createClient(provider).patient.disable({ id: 8 }) // the same, typed
// /example

/** The calls that were made, in their order. */
export { calls }
