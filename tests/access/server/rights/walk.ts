import { registry } from '../../../../resources/index.ts'
import { permissionsOf } from '../../../../resources/core/permission.ts'
import { dataScopes } from '../../../../resources/access/dataScope.ts'
import { announceAuthorityChange } from '../../../../server/platform/session/changes.ts'
import type { BackOffice, Reply } from '../../../platform/session/backOffice.ts'
import { World } from './authority.ts'
import type { Authority } from './authority.ts'

const permissions = permissionsOf(Object.values(registry))

/** Numbers that look random and are the same each time: mulberry32. */
export const randomOf = (seed: number) => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    below: (n: number): number => Math.floor(next() * n),
    chance: (share: number): boolean => next() < share,
    of: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!,
    some: <T>(list: readonly T[], most: number): T[] => {
      const left = [...list]
      return Array.from(
        { length: Math.min(left.length, 1 + Math.floor(next() * most)) },
        () => left.splice(Math.floor(next() * left.length), 1)[0]!,
      )
    },
  }
}
type Random = ReturnType<typeof randomOf>

export interface Actor {
  readonly id: number
  readonly name: string
  token: string
  password: string
}
interface Call {
  readonly line: string
  readonly body?: Readonly<Record<string, unknown>> | undefined
}

/**
 * A kind of call, with whatever it is about chosen at random from all that there is, deleted and foreign things
 * included.
 */
type Move = (world: World, random: Random, serial: number, actor: Actor) => Call

/** Mostly one of those that the move is meant for, at times any other. */
const mostly = <T>(random: Random, all: readonly T[], fits: (one: T) => boolean): T => {
  const fitting = all.filter(fits)
  return random.of(fitting.length > 0 && random.chance(0.8) ? fitting : all)
}
type OperatorRow = Parameters<World['canSignIn']>[0]
const operatorOf = (
  world: World,
  random: Random,
  fits: (row: OperatorRow) => boolean = ({ deleted }) => !deleted,
): number => mostly(random, [...world.operators.values()], fits).id
const roleOf = (world: World, random: Random, isDeleted = false): number =>
  mostly(random, [...world.roles.values()], ({ deleted }) => deleted === isDeleted).id
const organisationOf = (world: World, random: Random, isDeleted = false): number =>
  mostly(random, [...world.organisations.values()], ({ deleted }) => deleted === isDeleted).id
const leafOf = (world: World, random: Random): number =>
  mostly(
    random,
    [...world.organisations.values()],
    ({ id, deleted }) =>
      !deleted && ![...world.organisations.values()].some(other => other.superior === id && !other.deleted),
  ).id
const mobile = (serial: number): string => `139${String(serial).padStart(8, '0')}`
const staffOf = (random: Random): number => 1 + random.below(8)

/** Rights that the actor has more or less, as others would hardly ever be granted. */
const rightsOf = (world: World, random: Random, { id }: Actor) => {
  const own = world.operators.get(id)!
  const creatable = own.roles.flatMap(role => world.roles.get(role)?.creatable ?? [])
  const anyRole = (): number =>
    creatable.length > 0 && random.chance(0.7) ? random.of(creatable) : roleOf(world, random)
  const dataScope = random.chance(0.5) ? own.dataScope : random.of(dataScopes)
  return {
    hospital: random.chance(0.6) ? own.hospital : organisationOf(world, random),
    roles: [...new Set([anyRole(), ...(random.chance(0.2) ? [anyRole()] : [])])],
    dataScope,
    ...(dataScope === 'chosen' ? { scopeHospitals: [...new Set([own.hospital, organisationOf(world, random)])] } : {}),
  }
}

export const moves: Readonly<Record<string, Move>> = {
  createOperator: (world, random, serial, actor) => ({
    line: 'POST api/operator',
    body: { username: `made${serial}`, name: '新账号', phone: mobile(serial), ...rightsOf(world, random, actor) },
  }),
  changeRights: (world, random, _serial, actor) => {
    const rights: Readonly<Record<string, unknown>> = {
      ...rightsOf(world, random, actor),
      isExperience: random.chance(0.1),
    }
    return {
      line: 'PUT api/editSysUser',
      body: { id: operatorOf(world, random), ...Object.fromEntries(random.some(Object.entries(rights), 4)) },
    }
  },
  changeContact: (world, random, serial) => ({
    line: 'PUT api/editSysUser',
    body: {
      id: operatorOf(world, random),
      ...(random.chance(0.5) ? { phone: mobile(serial) } : { email: `mail${serial}@example.com` }),
    },
  }),
  changeOwnContact: (_world, random, serial, { id }) => ({
    line: 'PUT api/editSysUser',
    body: { id, ...(random.chance(0.5) ? { phone: mobile(serial) } : { email: `mail${serial}@example.com` }) },
  }),
  changeOwnPhone: (_world, _random, serial) => ({
    line: 'PUT api/users/center',
    body: { name: '我自己', phone: mobile(serial) },
  }),
  enable: (world, random) => ({
    line: `PUT api/operator/enable/${operatorOf(world, random, row => row.status === 'deactivated' && !row.deleted)}`,
  }),
  disable: (world, random) => ({ line: `PUT api/operator/disable/${operatorOf(world, random)}` }),
  removeOperator: (world, random) => ({ line: `DELETE api/operator/${operatorOf(world, random)}` }),
  recoverOperator: (world, random) => ({
    line: `PUT api/operator/recover/${operatorOf(world, random, row => row.deleted)}`,
  }),
  resetOwn: (_world, _random, _serial, { id }) => ({ line: 'POST api/resetPass', body: { id } }),
  resetPass: (world, random) => ({ line: 'POST api/resetPass', body: { id: operatorOf(world, random) } }),
  resetSecondFactor: (world, random) => ({
    line: `PUT api/operator/resetSecondFactor/${operatorOf(world, random, row => row.secondFactor && !row.deleted)}`,
  }),
  createRole: (world, random, serial) => ({
    line: 'POST api/roles',
    body: {
      name: `角色${serial}`,
      nameEn: `Role ${serial}`,
      dataScope: random.of(dataScopes),
      creatableRoles: random.chance(0.7) ? [] : [roleOf(world, random)],
    },
  }),
  updateRole: (world, random) => ({
    line: 'PUT api/roles',
    body: {
      id: roleOf(world, random),
      creatableRoles: [...new Set([roleOf(world, random), roleOf(world, random)])],
      dataScope: random.of(dataScopes),
    },
  }),
  demandSecondFactor: (world, random) => ({
    line: 'PUT api/roles',
    body: { id: roleOf(world, random), secondFactorRequired: false },
  }),
  showMenus: (world, random) => ({ line: 'PUT api/roles/menu', body: { id: roleOf(world, random), menus: [] } }),
  permit: (world, random) => {
    const id = roleOf(world, random)
    const present = world.roles.get(id)!.permissions
    const added = random.some([...permissions, '*', 'operator:*', 'patient:*', 'message:retry'], 3)
    return {
      line: 'PUT api/roles/permission',
      body: { id, permissions: random.chance(0.8) ? [...present, ...added] : present.filter(() => random.chance(0.8)) },
    }
  },
  /** What one holds oneself is what can be given. */
  permitOwn: (world, random, _serial, { id: me }) => {
    const own = [...world.reach(me).permissions].filter(one => permissions.includes(one))
    const id = roleOf(world, random)
    return {
      line: 'PUT api/roles/permission',
      body: {
        id,
        permissions: [...world.roles.get(id)!.permissions, ...random.some(own.length > 0 ? own : permissions, 2)],
      },
    }
  },
  removeRole: (world, random) => ({
    line: `DELETE api/roles/${mostly(random, [...world.roles.values()], role => role.key === null && ![...world.operators.values()].some(row => !row.deleted && row.roles.includes(role.id))).id}`,
  }),
  recoverRole: (world, random) => ({ line: `GET api/roles/recover/${roleOf(world, random, true)}` }),
  createOrganisation: (world, random, serial) => ({
    line: 'POST api/hospital',
    body: {
      name: `新机构${serial}`,
      code: `N${serial}`,
      kind: random.of(['platform', 'agency', 'hospital']),
      superior: organisationOf(world, random),
      province: '浙江省',
      city: '杭州市',
      contact: '李娜',
      phone: '13900000000',
    },
  }),
  moveOrganisation: (world, random) => ({
    line: 'PUT api/hospital',
    body: { id: leafOf(world, random), superior: organisationOf(world, random) },
  }),
  changeKind: (world, random) => ({
    line: 'PUT api/hospital',
    body: { id: leafOf(world, random), kind: random.of(['platform', 'hospital', 'agency']) },
  }),
  removeOrganisation: (world, random) => ({ line: 'POST api/hospital/delete', body: { id: leafOf(world, random) } }),
  recoverOrganisation: (world, random) => ({ line: `GET api/hospital/recover/${organisationOf(world, random, true)}` }),
  createStaff: (world, random, serial) => ({
    line: 'POST api/doctor',
    body: {
      name: `员工${serial}`,
      occupation: 'trainer',
      hospital: organisationOf(world, random),
      operator: operatorOf(world, random),
    },
  }),
  linkStaff: (world, random) => ({
    line: 'PUT api/doctor',
    body: {
      id: staffOf(random),
      operator: random.chance(0.3)
        ? null
        : operatorOf(world, random, row => row.dataScope === 'ownPatients' && !row.deleted),
    },
  }),
  removeStaff: (_world, random) => ({ line: `DELETE api/doctor/${staffOf(random)}` }),
  recoverStaff: (_world, random) => ({ line: `PUT api/doctor/recover/${staffOf(random)}` }),
  endSession: (world, random) => ({ line: `DELETE auth/online/${random.of([...world.sessions])}` }),
}

/** Moves that make more of something come seldom, so that what is there is met again and again. */
const weights: Readonly<Record<string, number>> = {
  createOperator: 1,
  createRole: 1,
  createOrganisation: 0.5,
  createStaff: 0.7,
  removeOperator: 1.5,
  recoverOperator: 3,
  recoverRole: 3,
  permitOwn: 4,
  moveOrganisation: 4,
}
const bag = Object.keys(moves).flatMap(name => Array<string>(Math.round((weights[name] ?? 2) * 2)).fill(name))

const isDone = ({ status }: Reply): boolean => status >= 200 && status < 300

/** Whoever calls can sign in as these accounts afterwards, or has ended a session there. */
const touched = (before: World, after: World): number[] =>
  [...after.operators.values()]
    .filter(row => {
      const was = before.operators.get(row.id)
      return (
        was !== undefined &&
        (was.password !== row.password ||
          was.phone !== row.phone ||
          was.email !== row.email ||
          was.secondFactor !== row.secondFactor)
      )
    })
    .map(row => row.id)

/** Roles that a call made to ask for less than before although they permit what the caller may not. */
const eased = (before: World, after: World, own: Authority): string[] =>
  [...after.roles.values()]
    .filter(
      role =>
        !role.demands &&
        before.roles.get(role.id)?.demands === true &&
        role.permissions.some(permission => !own.permissions.has(permission)),
    )
    .map(role => `role ${role.id} asks for no second factor any more`)

/**
 * What a call did that it must not do: rights that somebody has now although neither they nor the caller had them, or
 * power over somebody stronger.
 */
const trespasses = (before: World, after: World, actor: number): string[] => {
  const own = before.reach(actor)
  const made = [...after.operators.keys()].filter(id => !before.operators.has(id))
  return [
    ...eased(before, after, own),
    ...[...after.operators.keys()].flatMap(id => {
      const gained = after.beyond(after.reach(id), [before.reach(id), own], before)
      return gained ? [`${after.operators.get(id)!.username} reaches ${gained}`] : []
    }),
    ...[...touched(before, after), ...made].flatMap(id => {
      if (id === actor)
        return [
          `${before.operators.get(id)!.username} has other contact data or another password of their own without showing who they are`,
        ]
      const power = after.beyond(after.potential(id), [own], before)
      return power ? [`the caller takes over ${after.operators.get(id)!.username}, who can reach ${power}`] : []
    }),
  ]
}

export interface Walked {
  /** How often each move was done, not refused. */
  readonly done: Readonly<Record<string, number>>
  /** Accounts that were taken over, as they may be, and acted from then on. */
  readonly joined: number
}

/**
 * Makes the first actors what they were, whatever they did to one another, so that there is always somebody who may do
 * something.
 */
const reviver = async ({ database: { db } }: BackOffice, actors: readonly Actor[]): Promise<() => Promise<void>> => {
  const [operators, roles] = await Promise.all([
    db
      .selectFrom('operator')
      .select(['id', 'roles', 'hospital', 'data_scope', 'scope_hospitals', 'status', 'deleted', 'is_experience'])
      .where(
        'id',
        'in',
        actors.map(({ id }) => id),
      )
      .execute(),
    db.selectFrom('role').select(['id', 'permissions', 'creatable_roles', 'deleted']).execute(),
  ])
  return async () => {
    for (const { id, ...was } of operators) await db.updateTable('operator').set(was).where('id', '=', id).execute()
    for (const { id, permissions: held, ...was } of roles)
      await db
        .updateTable('role')
        .set({ ...was, permissions: JSON.stringify(held) })
        .where('id', '=', id)
        .execute()
    await db
      .updateTable('hospital')
      .set({ deleted: false })
      .where(
        'id',
        'in',
        operators.map(({ hospital }) => hospital),
      )
      .execute()
    await announceAuthorityChange()
  }
}

/** Does a call, and once more with what it shows beforehand where it asks whether that was seen. */
const insist = async (office: BackOffice, token: string, { line, body }: Call): Promise<Reply> => {
  const call = (sent = body): Promise<Reply> => office.call(line, { token, body: sent, ip: '10.8.0.1' })
  const reply = await call()
  if (reply.body['code'] !== 'removalAsks') return reply
  const {
    body: { previewToken },
  } = await office.call(`GET api/hospital/removePreview/${String(body?.['id'])}`, { token, ip: '10.8.0.1' })
  return call({ ...body, previewToken })
}

const betweenRevivals = 70

/**
 * Walks so many random steps as the actors, and as whomever they come to control; throws at the first that goes too
 * far.
 */
export const walk = async (
  office: BackOffice,
  first: readonly Actor[],
  seed: number,
  steps: number,
): Promise<Walked> => {
  const random = randomOf(seed)
  const revive = await reviver(office, first)
  const actors = [...first]
  const done: Record<string, number> = {}
  const trail: string[] = []
  let world = await World.read(office.database)

  /** Signs in as an account whose one-time password the actors were sent, and gives it a password of its own. */
  const join = async (id: number, sent: string): Promise<void> => {
    const { username } = world.operators.get(id)!
    const login = await office.login(username, { password: sent, ip: `10.9.${id >> 8}.${id & 255}` })
    if (login.body['status'] !== 1) return
    const password = `walked through ${id} times`
    const token = String(login.body['token'])
    await office.call('POST api/users/updatePass/', {
      token,
      body: { oldPassword: sent, newPassword: password, again: password },
    })
    const known = actors.find(actor => actor.id === id)
    if (known) Object.assign(known, { token, password })
    else actors.push({ id, name: username, token, password })
    world = await World.read(office.database)
  }

  for (let step = 1; step <= steps; step += 1) {
    if (step % betweenRevivals === 0) {
      await revive()
      world = await World.read(office.database)
    }
    const actor = random.of(actors)
    const name = random.of(bag)
    const { line, body } = moves[name]!(world, random, step, actor)
    const reply = await insist(office, actor.token, { line, body })
    if (reply.status >= 500)
      throw new Error(
        `seed ${seed}, step ${step}: ${line} ${JSON.stringify(body)} answers ${reply.status} ${JSON.stringify(reply.body)}`,
      )
    if (reply.status === 401 || reply.status === 444) {
      const again = await office.login(actor.name, {
        password: actor.password,
        ip: `10.7.${actor.id >> 8}.${actor.id & 255}`,
      })
      if (again.body['status'] === 1) actor.token = String(again.body['token'])
      else if (!first.includes(actor)) actors.splice(actors.indexOf(actor), 1)
      office.clock.advance(60_000)
      continue
    }
    if (!isDone(reply)) continue
    done[name] = (done[name] ?? 0) + 1
    trail.push(`${step} ${actor.name}: ${line} ${JSON.stringify(body ?? {})}`)
    const after = await World.read(office.database)
    const wrong = trespasses(world, after, actor.id)
    if (wrong.length > 0)
      throw new Error(`seed ${seed}, step ${step}: ${wrong.join('; ')}\n${trail.slice(-12).join('\n')}`)
    const taken = [...touched(world, after), ...[...after.operators.keys()].filter(id => !world.operators.has(id))]
    world = after
    for (const id of taken) {
      const { phone, email } = after.operators.get(id)!
      const [sent] = await office.messages(phone ?? email ?? '')
      const password = /password is (\S+)\./.exec(sent ?? '')?.[1]
      if (password && (name === 'createOperator' || name === 'resetPass') && actors.length < 12)
        await join(id, password)
    }
  }
  return { done, joined: actors.length - first.length }
}
