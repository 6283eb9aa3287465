import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { translate } from '../../i18n/translate.ts'
import type { AnyCondition } from '../../resources/core/condition.ts'
import type { AnyResource, Field } from '../../resources/core/index.ts'
import { fieldTypes } from '../../resources/core/types/index.ts'
import { derivedBy } from '../../resources/core/rules.ts'
import { isTelling } from '../../server/core/uniqueAnswers.ts'
import { agreeing, known } from './inputs.ts'
import { stateIn } from './stateSpace.ts'
import { nextSeed, stored } from './world.ts'
import type { World } from './world.ts'
import { operationsOf } from '../../resources/core/calls.ts'
import { eventually } from '../support/eventually.ts'
import { isFull } from '../support/full.ts'

/** What a call let its caller know of a value: that it is taken, that it is not, or neither, as too much was asked. */
type Told = 'taken' | 'free' | 'closed'

interface Reply {
  readonly status: number
  readonly body: Record<string, unknown>
}

/** A way to find out whether a value of a field is taken. */
interface Door {
  readonly resource: AnyResource
  readonly name: string
  readonly by: string
  /** Tries a value that a record of another organisation has, or one that nobody has. */
  readonly knock: (isTaken: boolean) => Promise<Told>
}

const limited = { operator: { permissions: new Set(['*']), scope: { hospitals: [1] } } } as unknown as Parameters<
  typeof isTelling
>[0]

/** Fields whose values another organisation's records keep to themselves. */
const fields: readonly (readonly [AnyResource, string])[] = stored
  .filter(([, resource]) => resource.actions['create'])
  .flatMap(([, resource]) =>
    Object.keys(resource.fields)
      .filter(name => isTelling(limited, resource, name))
      .map(name => [resource, name] as const),
  )

const told = ({ status, body }: Reply, name: string): Told => {
  if (status === 429) return 'closed'
  if (status === 400 && (body['errors'] as Record<string, string> | undefined)?.[name]?.includes(' already '))
    return 'taken'
  expect([status, body['errors']]).toEqual([expect.toBeOneOf([200, 201]), undefined])
  return body['taken'] === true ? 'taken' : 'free'
}

/** Values together with what they tell of others. */
const withTold = (resource: AnyResource, values: Record<string, unknown>): Record<string, unknown> => ({
  ...Object.fromEntries(
    (resource.rules ?? []).map(rule => [rule.at, derivedBy(rule, values)]).filter(([, value]) => value !== undefined),
  ),
  ...values,
})

const checkOf = (name: string): string => `check${name.charAt(0).toUpperCase()}${name.slice(1)}`

const everything = (): boolean => true

/** What an operator of one organisation may choose. */
const within: { readonly [resource: string]: Readonly<Record<string, unknown>> } = {
  operator: { dataScope: 'own', scopeHospitals: null },
  hospital: { kind: 'hospital' },
}

/** An operator of one organisation and all ways by which they might learn what others have. */
class Seeker {
  readonly #world: World
  readonly account: string
  readonly #own = new Map<string, number>()
  hospital = 0

  constructor(world: World, account: string) {
    this.#world = world
    this.account = account
  }

  async open(granted: (permission: string) => boolean = everything): Promise<this> {
    this.hospital = (await this.#world.make(known('hospital'))).id
    await this.#world.addAccount(this.account, granted, this.hospital, 'below')
    // Who may do everything may give operators any role: the organisation alone is what limits them.
    if (granted === everything)
      await sql`update role set permissions = '["*"]' where name = ${this.account}`.execute(
        this.#world.host.database.db,
      )
    return this
  }

  call(resource: AnyResource, action: string, input: Record<string, unknown>): Promise<Reply> {
    return this.#world.call(this.account, resource, action, input)
  }

  /** A record of the own organisation to refer to. */
  async #record(name: string, where: AnyCondition | undefined, isFresh: boolean): Promise<number> {
    if (name === 'hospital') return this.hospital
    const key = `${name} ${JSON.stringify(where ?? {})}`
    const resource = known(name)
    const id =
      (isFresh ? undefined : this.#own.get(key)) ??
      (
        await this.#world.make(resource, {
          ...stateIn(resource, where, {}, this.#world.host.today),
          ...(await this.#placed(resource)),
        })
      ).id
    this.#own.set(key, id)
    return id
  }

  /** The references of a new record, to what the own organisation has. */
  async #placed(resource: AnyResource): Promise<Record<string, unknown>> {
    const refs = Object.entries(resource.fields).filter(
      ([, field]) => ['ref', 'refs'].includes(field.type) && !field.readOnly && !field.follows,
    ) as [string, Field & { to: string; where?: AnyCondition }][]
    const placed: Record<string, unknown> = { ...within[resource.name] }
    for (const [name, field] of refs) {
      const record =
        field.to === resource.name && resource.name !== 'hospital'
          ? null
          : await this.#record(field.to, field.where, field.unique !== undefined)
      placed[name] = field.type === 'refs' && record !== null ? [record] : record
    }
    return placed
  }

  async input(resource: AnyResource, values: Record<string, unknown>): Promise<Record<string, unknown>> {
    const input = agreeing(resource, {
      ...(await this.#world.input(resource)),
      ...(await this.#placed(resource)),
      ...values,
    })
    // A picture belongs to whoever uploaded it.
    return Object.fromEntries(Object.entries(input).filter(([name]) => resource.fields[name]!.type !== 'image'))
  }

  async make(resource: AnyResource, values: Record<string, unknown> = {}): Promise<number> {
    const reply = await this.call(resource, 'create', await this.input(resource, values))
    expect({ resource: resource.name, status: reply.status, errors: reply.body['errors'] }).toEqual({
      resource: resource.name,
      status: 201,
    })
    return Number(reply.body['id'])
  }

  /** A value that a record of another organisation has, or one that nobody has. */
  async #value(resource: AnyResource, name: string, isTaken: boolean): Promise<unknown> {
    return isTaken
      ? this.taken(resource, name)
      : fieldTypes[resource.fields[name]!.type]!.sample(resource.fields[name]!, nextSeed())
  }

  async taken(resource: AnyResource, name: string): Promise<unknown> {
    const input = await this.#world.input(resource)
    const { id } = await this.#world.make(resource, input)
    expect((await this.call(resource, 'get', { id })).status).toBe(404)
    return input[name]
  }

  async doors(resource: AnyResource, name: string): Promise<Door[]> {
    const {
      actions,
      fields: { [name]: field },
    } = resource
    const door = (by: string, knock: Door['knock']): Door => ({ resource, name, by, knock })
    const own = await this.make(resource)
    return [
      door('create', async isTaken =>
        told(
          await this.call(
            resource,
            'create',
            await this.input(resource, { [name]: await this.#value(resource, name, isTaken) }),
          ),
          name,
        ),
      ),
      ...(field!.once
        ? []
        : [
            door('update', async isTaken =>
              told(
                await this.call(resource, 'update', {
                  id: own,
                  ...withTold(resource, { [name]: await this.#value(resource, name, isTaken) }),
                }),
                name,
              ),
            ),
          ]),
      ...(operationsOf(resource)[checkOf(name)]
        ? [
            door('check', async isTaken =>
              told(
                await this.call(resource, checkOf(name), { [name]: await this.#value(resource, name, isTaken) }),
                name,
              ),
            ),
          ]
        : []),
      ...(actions['import']?.takes?.includes(name)
        ? [door('import', async isTaken => this.#import(resource, name, await this.#value(resource, name, isTaken)))]
        : []),
      ...(actions['recover'] && field!.unique !== 'ever'
        ? [door('recover', isTaken => this.#recover(resource, name, isTaken))]
        : []),
    ]
  }

  /** What the report of an import says of a row. */
  async #import(resource: AnyResource, name: string, value: unknown): Promise<Told> {
    const form = new FormData()
    form.append('file', new Blob([`${name}\n${String(value)}`], { type: 'text/csv' }), 'x.csv')
    const uploaded = await this.#world.host.fetch(this.#world.pathOf(resource, 'import', {}), {
      method: 'POST',
      headers: { Authorization: `Bearer ${await this.#world.token(this.account)}` },
      body: form,
    })
    const { job } = (await uploaded.json()) as { job: number }
    const others = Object.entries(await this.input(resource, {})).filter(
      ([key, one]) => resource.actions['import']!.takes!.includes(key) && key !== name && one !== undefined,
    )
    expect(
      await this.call(resource, 'importCheck', { job, columns: [name], fixed: Object.fromEntries(others) }),
    ).toMatchObject({ status: 200 })
    await eventually(async () => {
      expect((await this.call(resource, 'importState', {})).body['state']).toBe('checked')
    })
    const { rows } = (await this.call(resource, 'importRows', { job, size: 10 })).body as {
      rows: readonly { errors: Record<string, string> }[]
    }
    const said = rows[0]!.errors[name]
    return said?.includes(' already ')
      ? 'taken'
      : said === translate('en', 'validation.notLookedUp')
        ? 'closed'
        : 'free'
  }

  /** Records that wait to be recovered, so that what is asked is that alone. */
  readonly #removed = new Map<string, number[]>()

  async prepare(resource: AnyResource, name: string, howMany: number): Promise<void> {
    const ids: number[] = []
    for (let at = 0; at < howMany; at += 1) {
      const id = await this.make(resource)
      await this.#world.host.setColumns(resource, id, { deleted: true })
      ids.push(id)
    }
    this.#removed.set(`${resource.name} ${name}`, ids)
  }

  async #recover(resource: AnyResource, name: string, isTaken: boolean): Promise<Told> {
    const id = this.#removed.get(`${resource.name} ${name}`)!.pop()!
    if (isTaken) await this.#world.host.setColumns(resource, id, { [name]: await this.taken(resource, name) })
    return told(await this.call(resource, 'recover', { id }), name)
  }
}

/** Nobody learns by trying who is known to other organisations, whichever way they try. */
export const enumeration = (world: () => World): void => {
  describe('trying values out', () => {
    const most = 50
    let seeker: Seeker
    const doors: Door[] = []
    const learned: (readonly [string, Told])[] = []
    const nameOf = ({ resource, name, by }: Door): string => `${resource.name}.${name} ${by}`

    beforeAll(async () => {
      seeker = await new Seeker(world(), 'seeker').open()
      for (const [resource, name] of fields) {
        doors.push(...(await seeker.doors(resource, name)))
        if (resource.actions['recover']) await seeker.prepare(resource, name, 6)
      }
      for (let round = 0; round < 8 && learned.filter(([, told]) => told === 'closed').length < 3; round += 1) {
        for (const door of doors) learned.push([nameOf(door), await door.knock(true)])
      }
      // However slow the machine is: what is closed stays closed for as long as the test looks.
      await sql`update throttle set blocked_until = now() + interval '1 hour' where blocked_until is not null`.execute(
        world().host.database.db,
      )
    }, 240_000)

    it('is possible by every way at first', () => {
      expect(fields.map(([resource, name]) => `${resource.name}.${name}`)).toEqual(
        expect.arrayContaining([
          'patient.mobile',
          'patient.idNumber',
          'case.number',
          'hospital.name',
          'operator.phone',
        ]),
      )
      expect(new Set(doors.map(({ by }) => by))).toEqual(new Set(['create', 'update', 'check', 'import', 'recover']))
      expect(new Set(learned.filter(([, told]) => told === 'taken').map(([door]) => door))).toEqual(
        new Set(doors.map(nameOf)),
      )
    })

    it('ends by all ways in sum', () => {
      expect(learned.filter(([, told]) => told === 'taken')).toHaveLength(most)
      expect(learned.filter(([, told]) => told === 'free')).toEqual([])
    })

    it('tells then nothing by any of them, be the value taken or free', async () => {
      const answers = []
      for (const door of doors)
        for (const isTaken of [true, false]) answers.push([nameOf(door), isTaken, await door.knock(isTaken)])
      expect(answers.filter(([, , answer]) => answer !== 'closed')).toEqual([])
    }, 120_000)

    it('says why, and leaves other work alone', async () => {
      const patient = known('patient')
      const reply = await seeker.call(patient, 'checkMobile', { mobile: '13912345678' })
      expect(reply).toMatchObject({
        status: 429,
        body: { code: 'askedTooOften', errors: { mobile: translate('en', 'validation.notLookedUp') } },
      })
      expect(reply.body['message']).toContain('whether something exists already')
      expect(await seeker.call(patient, 'list', {})).toMatchObject({ status: 200 })
      expect((await world().make(patient)).id).toBeGreaterThan(0)
    })

    it('does not get further by many tries at once', async () => {
      const hasty = await new Seeker(world(), 'hasty').open()
      const patient = known('patient')
      const id = await hasty.make(patient)
      const values: unknown[] = []
      for (let at = 0; at < most + 30; at += 1) values.push(await hasty.taken(patient, 'mobile'))
      const replies = await Promise.all(values.map(mobile => hasty.call(patient, 'update', { id, mobile })))
      expect(replies.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(most + 4)
      expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(26)
    }, 60_000)

    it.runIf(isFull)(
      'of the own organisation is no secret to who may see the values',
      async () => {
        const near = await new Seeker(world(), 'near').open()
        const patient = known('patient')
        const input = await near.input(patient, {})
        await near.make(patient, input)
        for (let at = 0; at < most + 20; at += 1)
          expect(await near.call(patient, 'checkMobile', { mobile: input['mobile'] })).toMatchObject({
            status: 200,
            body: { taken: true },
          })
        for (let at = 0; at < most + 5; at += 1)
          expect(
            (await near.call(patient, 'create', { ...(await near.input(patient, {})), mobile: input['mobile'] }))
              .status,
          ).toBe(400)
      },
      60_000,
    )

    it('of the own organisation counts for who may not', async () => {
      const blind = await new Seeker(world(), 'blindReception').open(permission => permission !== 'patient:contact')
      const patient = known('patient')
      const input = await blind.input(patient, {})
      await blind.make(patient, input)
      const statuses = []
      for (let at = 0; at < most + 1; at += 1)
        statuses.push((await blind.call(patient, 'checkMobile', { mobile: input['mobile'] })).status)
      expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
    }, 60_000)

    it.runIf(isFull)(
      'does not hinder a reception, which asks and then makes a patient',
      async () => {
        const reception = await new Seeker(world(), 'reception').open()
        const patient = known('patient')
        for (let at = 0; at < 70; at += 1) {
          const input = await reception.input(patient, {})
          expect(await reception.call(patient, 'checkMobile', { mobile: input['mobile'] })).toMatchObject({
            status: 200,
            body: { taken: false },
          })
          expect((await reception.call(patient, 'create', input)).status).toBe(201)
        }
      },
      60_000,
    )
  })
}
