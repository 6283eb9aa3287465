/** One request to send. */
export interface Sent {
  readonly method: 'GET' | 'PUT'
  readonly path: string
  readonly body?: string
  /** Called when it was answered with success. */
  readonly succeeded?: () => void
}

export interface BenchRequest {
  readonly name: string
  readonly kind: 'list' | 'search' | 'get' | 'update'
  /** Another request each time, so that no answer is the same record again and again. */
  next(): Sent
}

/**
 * A record with its version as of the last write, so that each update is one that succeeds; `busy` while one is under
 * way.
 */
export interface Target {
  readonly id: number
  version: number
  busy?: boolean
}

/** What the requests draw from; the same for every server on one database. */
export interface Material {
  /** Live patients in a random order. */
  readonly targets: readonly Target[]
  /** The organisation with the most patients. */
  readonly hospital: number
  /** Two characters that stand next to each other in names, of many patients and of few. */
  readonly names: readonly string[]
}

const page = (name: string, kind: 'list' | 'search', next: () => string): BenchRequest => ({
  name,
  kind,
  next: () => ({ method: 'GET', path: `/api/users?${next()}` }),
})

/** The eight named requests; all servers of one database share them, so that versions stay right. */
export const requestsOn = ({ targets, hospital, names }: Material): BenchRequest[] => {
  let drawn = 0
  let searched = 0
  // A kept database has the texts of earlier runs, and an update that changes nothing writes nothing.
  const run = Date.now().toString(36)
  const target = (): Target => {
    let one = targets[drawn++ % targets.length]!
    while (one.busy) one = targets[drawn++ % targets.length]!
    return one
  }
  return [
    page('list page 1', 'list', () => 'page=0&size=10'),
    page('list page 1000', 'list', () => 'page=999&size=10'),
    page('list by organisation', 'list', () => `page=0&size=10&hospital=${hospital}`),
    page('list by access', 'list', () => 'page=0&size=10&access=forbidden'),
    page('list sorted by creation', 'list', () => 'page=0&size=10&sort=createdAt,desc'),
    page('search by name', 'search', () => `page=0&size=10&q=${encodeURIComponent(names[searched++ % names.length]!)}`),
    { name: 'get', kind: 'get', next: () => ({ method: 'GET', path: `/api/user/${target().id}` }) },
    {
      name: 'update',
      kind: 'update',
      next() {
        const one = target()
        // One whose answer never comes, because the time was up, stays busy: nobody knows its version.
        one.busy = true
        return {
          method: 'PUT',
          path: '/api/users',
          body: JSON.stringify({
            id: one.id,
            version: one.version,
            remark: `复查 ${run} ${drawn}`,
            address: `文一路 ${drawn % 999} 号`,
          }),
          succeeded() {
            one.version++
            one.busy = false
          },
        }
      },
    },
  ]
}
