import { describe, expect, it } from 'vitest'
import { fromLanguageHeader, translate } from '../../i18n/index.ts'
import { registry } from '../../resources/index.ts'
import { operationsOf } from '../../resources/core/calls.ts'
import { hasRecords } from '../../resources/core/fields.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { spread } from '../support/full.ts'
import type { World } from './world.ts'

const nobody = 2_147_483_000
const rowless = new Set(['list', 'create', 'options', 'export'])
const onRow = (resource: AnyResource): string[] =>
  Object.entries(operationsOf(resource))
    .filter(([name, { on, by }]) => on !== 'list' && !by && !rowless.has(name))
    .map(([name]) => name)

const resources = Object.values(registry as Readonly<Record<string, AnyResource>>)
  .filter(resource => hasRecords(resource) && !resource.singleton)
  .map(resource => [resource.name, resource, onRow(resource)] as const)
  .filter(([, , actions]) => actions.length > 0)

/**
 * Every call on a record that is not there is answered in the words which the resource declares for it, whatever was
 * given as its id.
 */
export const unknown = (world: () => World): void => {
  const inBoth = spread(resources, 8)
  describe.each(resources)('%s that is not there', (resourceName, resource, actions) => {
    const languages = inBoth.some(([name]) => name === resourceName) ? (['en', 'cn'] as const) : (['en'] as const)
    it.each(languages)('is told by each call in the words of the resource: %s', async language => {
      const code = resource.unknown ?? 'notFound'
      for (const action of actions)
        for (const id of [nobody, 'nobody']) {
          const { status, body } = await world().call('admin', resource, action, { id }, language)
          expect({ action, id, status, code: body['code'], message: body['message'] }).toEqual({
            action,
            id,
            status: 404,
            code,
            message: translate(fromLanguageHeader(language), `errors.${code}`, { given: String(id) }),
          })
        }
    })
  })
}
