import { createClient, createDataProvider, HttpError } from '../../dataProvider/index.ts'
import { createMemory } from '../../dataProvider/memory/createMemory.ts'
import { branch } from './branch.ts'

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

// example: host
/** A host that runs: the token is that of a sign-in. */
export const providerOf = async (host: string, username: string, password: string) => {
  const reply = await fetch(`${host}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  const { token } = (await reply.json()) as { readonly token: string }
  return createDataProvider({ fetch, host, token: () => token, language: () => 'en' })
}
// /example

// example: memory
/** A back end in memory: it keeps what is sent, and holds to conditions and unique values. */
const memory = createMemory({
  resources: { branch },
  rows: () => [{ id: 1, version: 1, name: 'North', closed: false }],
  say: key => key,
  now: () => new Date().toISOString(),
  today: () => '2026-03-01',
})
const branches = createDataProvider({
  registry: { branch },
  fetch: memory.fetch,
  token: () => undefined,
  language: () => 'en',
})
await branches.act('branch', 'close', { id: 1 })
const again: unknown = await branches.act('branch', 'close', { id: 1 }).catch((error: unknown) => error)
export const refusedWith = again instanceof HttpError ? [again.status, again.code] : []
// /example
