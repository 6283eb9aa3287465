import { permissionsOf } from '../../../../resources/core/permission.ts'
import { registry } from '../../../../resources/index.ts'
import type { TestDatabase } from '../../../support/database.ts'

/**
 * What operators may reach, worked out from the rows alone and without any code of the server: permissions, and places
 * that these hold at.
 */
export interface Authority {
  readonly permissions: ReadonlySet<string>
  readonly places: ReadonlySet<string>
}

interface Row {
  readonly id: number
  readonly username: string
  readonly phone: string | null
  readonly email: string | null
  readonly hospital: number
  readonly roles: readonly number[]
  readonly dataScope: string
  readonly scopeHospitals: readonly number[] | null
  readonly status: string
  readonly deleted: boolean
  readonly isExperience: boolean
  readonly secondFactor: boolean
  readonly password: string | null
}

interface Role {
  readonly id: number
  readonly key: string | null
  readonly deleted: boolean
  readonly permissions: readonly string[]
  readonly creatable: readonly number[]
  readonly demands: boolean
}
interface Organisation {
  readonly id: number
  readonly superior: number | null
  readonly deleted: boolean
  readonly kind: string
}

const concrete = permissionsOf(Object.values(registry))
const spelledOut = new Map<string, readonly string[]>()

/** A permission with all that it stands for. */
const expand = (permission: string): readonly string[] => {
  const known = spelledOut.get(permission)
  if (known) return known
  const all =
    permission === '*'
      ? ['*', ...concrete, ...new Set(concrete.map(one => `${one.split(':')[0]}:*`))]
      : permission.endsWith(':*')
        ? [permission, ...concrete.filter(one => one.startsWith(permission.slice(0, -1)))]
        : [permission]
  spelledOut.set(permission, all)
  return all
}

const nothing: Authority = { permissions: new Set(), places: new Set() }

/** All that matters for rights, as it was at one moment. */
export class World {
  readonly operators: ReadonlyMap<number, Row>
  readonly roles: ReadonlyMap<number, Role>
  readonly organisations: ReadonlyMap<number, Organisation>
  readonly staff: ReadonlyMap<number, number>
  /** Ids of the sessions that nobody has ended. */
  readonly sessions: readonly number[]

  constructor(
    operators: readonly Row[],
    roles: readonly Role[],
    organisations: readonly Organisation[],
    staff: ReadonlyMap<number, number>,
    sessions: readonly number[],
  ) {
    this.operators = new Map(operators.map(one => [one.id, one]))
    this.roles = new Map(roles.map(one => [one.id, one]))
    this.organisations = new Map(organisations.map(one => [one.id, one]))
    this.staff = staff
    this.sessions = sessions
  }

  static async read({ db }: TestDatabase): Promise<World> {
    const [operators, roles, organisations, staff, sessions] = await Promise.all([
      db
        .selectFrom('operator as o')
        .leftJoin('credential as c', 'c.operator', 'o.id')
        .select([
          'o.id',
          'o.username',
          'o.phone',
          'o.email',
          'o.hospital',
          'o.roles',
          'o.data_scope as dataScope',
          'o.scope_hospitals as scopeHospitals',
          'o.status',
          'o.deleted',
          'o.is_experience as isExperience',
          'o.second_factor as secondFactor',
          'c.password_hash as password',
        ])
        .orderBy('o.id')
        .execute(),
      db
        .selectFrom('role')
        .select([
          'id',
          'key',
          'deleted',
          'permissions',
          'creatable_roles as creatable',
          'second_factor_required as demands',
        ])
        .orderBy('id')
        .execute(),
      db.selectFrom('hospital').select(['id', 'superior', 'deleted', 'kind']).orderBy('id').execute(),
      db
        .selectFrom('doctor')
        .select(['id', 'operator'])
        .where('deleted', '=', false)
        .where('operator', 'is not', null)
        .orderBy('id', 'desc')
        .execute(),
      db.selectFrom('session').select('id').where('ended_at', 'is', null).orderBy('id').execute(),
    ])
    return new World(
      operators as Row[],
      roles.map(role => ({
        ...role,
        permissions: (role.permissions ?? []) as string[],
        creatable: role.creatable ?? [],
      })),
      organisations,
      new Map(staff.map(one => [one.operator!, one.id])),
      sessions.map(one => one.id),
    )
  }

  /** The organisation, and all above it. */
  private above(id: number): number[] {
    const up: number[] = []
    for (let at: number | null = id; at !== null && !up.includes(at); at = this.organisations.get(at)?.superior ?? null)
      up.push(at)
    return up
  }

  private below(id: number): number[] {
    return [...this.organisations.keys()].filter(one => this.above(one).includes(id))
  }

  private permissionsOf(row: Row, withGone: boolean): ReadonlySet<string> {
    const held = row.roles.map(id => this.roles.get(id)).filter(role => role !== undefined)
    const live = held.filter(role => !role.deleted)
    const fallback =
      live.length > 0
        ? []
        : [...this.roles.values()].filter(role => role.key === 'ROLE_SYSTEM_DEFAULT' && !role.deleted)
    const isPlatform = row.dataScope === 'all' && this.organisations.get(row.hospital)?.kind === 'platform'
    return new Set(
      [...(withGone ? held : live), ...fallback]
        .flatMap(role => role.permissions.flatMap(expand))
        .concat(isPlatform ? ['(for the platform)'] : []),
    )
  }

  private placesOf(row: Row): ReadonlySet<string> {
    const at = (ids: readonly number[]): string[] => ids.map(id => `at ${id}`)
    switch (row.dataScope) {
      case 'all':
        return new Set(['everywhere', ...at([...this.organisations.keys()])])
      case 'below':
        return new Set([`below ${row.hospital}`, ...at(this.below(row.hospital))])
      case 'own':
        return new Set(at([row.hospital]))
      case 'ownPatients':
        return new Set(this.staff.has(row.id) ? [`of ${this.staff.get(row.id)} at ${row.hospital}`] : [])
      case 'chosen':
        return new Set(at(row.scopeHospitals ?? []))
      default:
        throw new Error(`An unknown data scope: ${row.dataScope}`)
    }
  }

  canSignIn({ status, deleted, hospital }: Row): boolean {
    return status === 'opened' && !deleted && this.organisations.get(hospital)?.deleted === false
  }

  /** What the account reaches as it is now: nothing where nobody can sign in to it. */
  reach(id: number): Authority {
    const row = this.operators.get(id)
    return row && this.canSignIn(row)
      ? { permissions: this.permissionsOf(row, false), places: this.placesOf(row) }
      : nothing
  }

  /** What the account reaches once it and its roles are brought back. */
  potential(id: number): Authority {
    const row = this.operators.get(id)!
    return { permissions: this.permissionsOf(row, true), places: this.placesOf(row) }
  }

  /** Whether a place lies within what an authority covers. */
  private covers({ places }: Authority, place: string): boolean {
    if (places.has('everywhere') || places.has(place)) return true
    const [kind, id, , hospital] = place.split(' ')
    if (kind === 'of') return places.has(`at ${hospital}`)
    return kind === 'below' && this.above(Number(id)).some(up => places.has(`below ${up}`))
  }

  /**
   * What `theirs` has that none of the others has, places that did not exist in `earlier` left out; undefined where
   * there is nothing.
   */
  beyond(theirs: Authority, others: readonly Authority[], earlier: World): string | undefined {
    const isNew = (place: string): boolean => {
      const [kind, id] = place.split(' ')
      return kind === 'at' && !earlier.organisations.has(Number(id))
    }
    for (const place of theirs.places) {
      if (isNew(place)) continue
      const able = others.filter(other => this.covers(other, place))
      for (const permission of theirs.permissions)
        if (!able.some(other => other.permissions.has(permission))) return `${permission} ${place}`
    }
    return undefined
  }
}
