import { registry } from '../../../resources/index.ts'
import { checkRegistry } from '../../../resources/core/checks.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { applyAdditive } from '../../../server/core/migrations/applyAdditive.ts'
import type { Operator } from '../../../server/core/contract.ts'
import type { TestDatabase, TestEngine } from '../../support/database.ts'
import { openApp, operatorWith, seed } from './harness.ts'
import type { App, Given } from './harness.ts'

export type Registry = { readonly [name: string]: AnyResource }

/** Resources that a test makes up, by their names. */
export const registryOf = (...resources: readonly unknown[]): Registry =>
  Object.fromEntries((resources as readonly AnyResource[]).map(one => [one.name, one]))

/** Numbers of the checks that refuse what a test makes up, beside the product's own descriptors. */
export const refusals = (invented: Registry): string[] => {
  const own = new Set(Object.keys(invented))
  return checkRegistry({ ...registry, ...invented })
    .filter(({ place }) => own.has(place.split('.')[0]!))
    .map(({ id, place }) => `${id} ${place}`)
}

/** A database with the tables of what a test makes up, beside the product's, and an application before it. */
export const openInvented = async (
  engine: TestEngine,
  invented: Registry,
  given: Given = {},
  operators: Record<string, Operator> = {},
): Promise<{ database: TestDatabase; app: App; close(): Promise<void> }> => {
  const database = await engine.open()
  await seed(database)
  await applyAdditive(database, invented)
  const app = await openApp(database, { admin: operatorWith(), ...operators }, given, {
    ...registry,
    ...invented,
  } as typeof registry)
  return {
    database,
    app,
    async close() {
      await app.app.close()
      await database.close()
    },
  }
}
