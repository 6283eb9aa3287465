import { afterAll, afterEach, beforeAll, it } from 'vitest'
import { describeEngines, engines } from '../support/database.ts'
import { openHost } from '../support/host.ts'
import { badInput } from './badInput.ts'
import { constraints } from './constraints.ts'
import { enumeration } from './enumeration.ts'
import { growth } from './growth.ts'
import { known } from './inputs.ts'
import { oddAddresses } from './oddAddresses.ts'
import { oddRequests } from './oddRequests.ts'
import { oddShapes } from './oddShapes.ts'
import { origins } from './origins.ts'
import { queries } from './queries.ts'
import { questions } from './questions.ts'
import { readersLanguage } from './readersLanguage.ts'
import { rights } from './rights.ts'
import { roundTrip } from './roundTrip.ts'
import { keepSettings } from './settings.ts'
import { singletons } from './singletons.ts'
import { states } from './states.ts'
import { stepUp } from './stepUp.ts'
import { unknown } from './unknown.ts'
import { World } from './world.ts'
import { isFull } from '../support/full.ts'

const orderly = [
  queries,
  constraints,
  states,
  origins,
  rights,
  badInput,
  unknown,
  singletons,
  readersLanguage,
  questions,
  stepUp,
  enumeration,
  oddRequests,
]

const odd = [oddShapes, oddAddresses]

/**
 * Every contract over every descriptor on one kind of database. A new descriptor is covered by being there. `odd` is
 * what is sent in no page's shape, which makes the most calls by far and has files of its own.
 */
export const contract = (kind: 'embedded' | 'server', part: 'orderly' | 'odd' = 'orderly'): void => {
  // What databases could differ in is looked at on both; what is above them on one, the quicker, and on both in the full
  // run.
  const isAlone = engines.some(({ missing }) => missing !== undefined)
  const isWhole = isFull || isAlone || kind === 'server'
  const suites = [
    ...(part === 'orderly' ? [(world: () => World) => roundTrip(world, !isWhole)] : []),
    ...(isWhole ? { orderly, odd }[part] : []),
    ...(isFull && part === 'odd' ? [growth] : []),
  ]
  if (suites.length === 0) return void it.skip('contract: left to the full run')
  describeEngines(
    'contract',
    engine => {
      let world: World | undefined
      let putBack: (() => Promise<void>) | undefined
      const current = (): World => {
        if (!world) throw new Error('The host is not open')
        return world
      }
      beforeAll(async () => {
        world = new World(await openHost(engine))
        await world.addAccount('second', () => true)
        await world.addAccount('nobody', () => false)
        await world.addAccount('blind', permission => !permission.endsWith(':contact'))
        await world.addAccount('outsider', () => true, (await world.make(known('hospital'))).id)
        putBack = await keepSettings(world)
      }, 120_000)
      afterEach(async () => {
        await putBack?.()
      })
      afterAll(async () => {
        await world?.host.close()
      })
      for (const suite of suites) suite(current)
    },
    kind,
  )
}
