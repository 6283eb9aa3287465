import { afterEach, expect, it } from 'vitest'
import { operationsOf, requestLine } from '../../../../resources/core/calls.ts'
import { changesState } from '../../../../resources/core/effects.ts'
import type { AnyResource } from '../../../../resources/core/index.ts'
import { resources } from '../../../../resources/index.ts'
import { describeAbove } from '../../../support/database.ts'
import { BackOffice, password } from '../../../platform/session/backOffice.ts'
import { moves, walk } from './walk.ts'
import type { Actor } from './walk.ts'
import { isFull } from '../../../support/full.ts'

const stepsAWalk = isFull ? 700 : 450
const seeds = isFull ? [1, 2, 3, 4, 5, 6, 7, 8, Date.now() % 1_000_000] : [1]

/** All that the guard is about, with which each of the actors may do everything. */
const chores = ['operator:*', 'role:*', 'hospital:*', 'doctor:*', 'online:list', 'online:kick', 'menu:list']

/** What the walk is about: whoever changes one of these may change who may do what. */
const guarded: readonly AnyResource[] = [
  resources.operator,
  resources.role,
  resources.hospital,
  resources.doctor,
  resources.online,
]
/** Calls that touch no rights of others. */
const harmless = new Set(['operator.updatePass', 'operator.findPass', 'doctor.sort'])

it('takes every call that changes accounts, roles, organisations, staff and sessions of others', () => {
  const source = Object.values(moves).map(String).join('\n')
  const changing = guarded.flatMap(resource =>
    Object.entries(operationsOf(resource))
      .filter(([name, action]) => changesState(resource, name, action) && !harmless.has(`${resource.name}.${name}`))
      .map(([name]) => {
        const { method, template } = requestLine(resource, name)
        return `${method} ${template.replace(/\{.*/, '')}`
      }),
  )
  expect(changing.length).toBeGreaterThan(20)
  expect(changing.filter(line => !source.includes(line))).toEqual([])
})

describeAbove('whatever gives, keeps or brings back rights', engine => {
  let office: BackOffice

  const role = async (
    name: string,
    permissions: readonly string[],
    more: { deleted?: boolean; creatable?: readonly number[] } = {},
  ): Promise<number> =>
    (
      await office.database.db
        .insertInto('role')
        .values({
          name,
          name_en: name,
          permissions: JSON.stringify(permissions),
          menus: [],
          creatable_roles: [...(more.creatable ?? [])],
          deleted: more.deleted ?? false,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id

  const actor = async (name: string, options: Parameters<BackOffice['signedIn']>[1]): Promise<Actor> => ({
    ...(await office.signedIn(name, options)),
    name,
    password,
  })
  const put = (id: number, values: { status?: 'deactivated'; deleted?: true }) =>
    office.database.db.updateTable('operator').set(values).where('id', '=', id).execute()

  const plant = async (): Promise<readonly Actor[]> => {
    office = await BackOffice.open(await engine.openSeeded())
    const { platform, distributor, agency, hospital, elsewhere } = office.hospitals
    const weak = await role('weak', ['patient:list', 'patient:get'])
    const other = await role('other', ['recharge:*'])
    const gone = await role('gone', ['patient:list', 'message:retry'], { deleted: true })
    const goneAlone = await role('gone alone', ['message:retry'], { deleted: true })
    const gonePowers = await role('gone powers', ['*'], { deleted: true })
    const chief = await role('chief', [...chores, 'patient:*'], { creatable: [weak] })
    const clerk = await role('clerk', [...chores, 'recharge:*'], { creatable: [weak, other] })
    await office.database.db
      .updateTable('role')
      .set({ creatable_roles: [weak, chief] })
      .where('id', '=', chief)
      .execute()
    const actors = [
      await actor('of.all', { role: [chief], hospital: platform, dataScope: 'all' }),
      await actor('of.all.elsewhere', { role: [clerk], hospital: elsewhere, dataScope: 'all' }),
      await actor('of.branch', { role: [chief], hospital: distributor, dataScope: 'below', phone: '13600000001' }),
      await actor('of.branch.too', { role: [chief, gone], hospital: agency, dataScope: 'below' }),
      await actor('of.chosen', {
        role: [clerk],
        hospital: agency,
        dataScope: 'chosen',
        scopeHospitals: [agency, elsewhere],
      }),
      await actor('of.one', { role: [chief, goneAlone], hospital, dataScope: 'own', phone: '13600000002' }),
      await actor('of.own.patients', { role: [chief], hospital, dataScope: 'ownPatients' }),
    ]
    // Those who are not to be reached: administrators, leavers, and whose roles were deleted with or before them.
    await office.account('root', { phone: '13500000001' })
    await office.account('root.below', { hospital: agency })
    await put(
      await office.account('leaver', { role: [gonePowers], hospital, dataScope: 'own', phone: '13500000002' }),
      { deleted: true },
    )
    await put(
      await office.account('left.both', { role: [weak, gonePowers], hospital, dataScope: 'own', phone: '13500000003' }),
      { status: 'deactivated' },
    )
    await office.account('without.role', {
      role: [gone],
      hospital: distributor,
      dataScope: 'all',
      phone: '13500000004',
    })
    await office.account('cashier', { role: [other], hospital, dataScope: 'below' })
    await office.account('weak.one', { role: [weak], hospital, dataScope: 'own' })
    for (const [i, place] of [hospital, hospital, elsewhere].entries()) {
      const trainer = await office.account(`trainer.${i}`, {
        role: [weak],
        hospital: place,
        dataScope: 'ownPatients',
        phone: `1350000001${i}`,
      })
      await office.database.db
        .insertInto('doctor')
        .values({ name: `训练师${i}`, occupation: 'trainer', hospital: place, operator: trainer })
        .execute()
    }
    // As if each of these had a second factor, which nobody takes away but who may take over the account.
    const demanding = [gonePowers, await role('powers', ['*']), await role('watched', ['patient:list'])]
    await office.database.db
      .updateTable('role')
      .set({ second_factor_required: true })
      .where('id', 'in', demanding)
      .execute()
    await office.database.db
      .updateTable('operator')
      .set({ second_factor: true })
      .where('username', 'in', [
        'root.below',
        'without.role',
        'cashier',
        'weak.one',
        'trainer.0',
        'trainer.1',
        'trainer.2',
      ])
      .execute()
    return actors
  }
  afterEach(() => office.close())

  it.each(seeds)(
    `takes nobody beyond what the caller has (${stepsAWalk} random steps, seed %i)`,
    async seed => {
      const actors = await plant()
      const { done, joined } = await walk(office, actors, seed, stepsAWalk)
      // A walk that is refused everything would show nothing.
      expect(Object.keys(done).length).toBeGreaterThan(Object.keys(moves).length / 2)
      expect(joined).toBeGreaterThan(0)
    },
    300_000,
  )
})
