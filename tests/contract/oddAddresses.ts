import { describe, expect, it } from 'vitest'
import { pathParameters } from '../../resources/core/calls.ts'
import { spread } from '../support/full.ts'
import { oddValues } from '../support/oddValues.ts'
import { wrongIn } from './oddAnswers.ts'
import { addressed, isOnRow, oddEvery, parametersOf, pathOf, placed, some, twins } from './operations.ts'
import type { Operation } from './operations.ts'
import type { World } from './world.ts'

/**
 * What may stand in an address as it is: neither does it have to be UTF-8, nor do its percent signs have to be followed
 * by digits.
 */
const raw: readonly string[] = [
  '%00',
  '%ff',
  '%ED%A0%80',
  '%E4%BD',
  '%',
  '%zz',
  '%25',
  '+',
  '%0d%0a',
  '%2e%2e%2f',
  '%2F',
  ';',
  '🙂',
  '%F0%9F%99%82',
  'a'.repeat(5000),
]

/** Whether it has no half of a character, which no address can spell. */
const isSpellable = (text: string): boolean => !/\\ud[89a-f]/.test(JSON.stringify(text))

/** The texts of odd values, and those that only an address can have. */
const texts: readonly string[] = [
  ...oddValues.flatMap(({ json }) => {
    const value = JSON.parse(json) as unknown
    return (typeof value === 'string' ? [value] : [json])
      .filter(isSpellable)
      .map(text => encodeURIComponent(text.slice(0, 2000)))
  }),
  ...raw,
]

/** Ways to name a parameter, and names that no operation has. */
const spellings: readonly ((name: string, text: string) => string)[] = [
  (name, text) => `${name}=${text}`,
  (name, text) => `${name}=1&${name}=${text}`,
  (name, text) => `${name}[]=${text}`,
  (name, text) => `${name}[toString]=${text}`,
  (name, text) => `${name}.id=${text}`,
  (name, text) => `${name}%00=${text}`,
  name => name,
]
const strangers: readonly string[] = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'then',
  '__isYupRef',
  '%ff',
  '',
  '[]',
  'n'.repeat(3000),
]

/**
 * Of the names that a list knows, one in so many is asked alone with a text in the full run, another one with the next:
 * beside others, each has each text, and all lists read them by the same few types. A sheet has all rows each time.
 */
const alone = ({ name }: Operation): number => (name === 'export' ? 36 : 6)

const clientToken = async (world: World, { action }: Operation) =>
  action.by ? { headers: { Authorization: `Bearer ${await world.clientToken(action.by)}` } } : {}

/** Whatever stands in an address: a clear answer, and never a failure of the server. */
export const oddAddresses = (world: () => World): void => {
  describe.each(spread(addressed, oddEvery))('%s', (title, one) => {
    it('answers whatever stands in its query', async () => {
      const options = { ...(await clientToken(world(), one)) }
      const values = {
        ...(await world().pathValues(one.resource, one.line)),
        ...(isOnRow(one) ? { id: (await world().standing(one.resource)).id } : {}),
      }
      const ask = async (query: string) => {
        const reply = await world().request('admin', one.line.method, `${pathOf(one, values)}?${query}`, options)
        expect({ query, wrong: wrongIn(reply) }).toEqual({ query, wrong: undefined })
      }
      const names = parametersOf(one)
      for (const at of some([...texts.keys()], title.length)) {
        // All parameters at once, each with another text, and each alone.
        await ask(names.map((name, place) => spellings[0]!(name, texts[(at + place * 5) % texts.length]!)).join('&'))
        for (const [place, name] of some([...names.entries()], at, alone(one), 18))
          await ask(spellings[(at + place) % spellings.length]!(name, texts[(at + place) % texts.length]!))
      }
      for (const [place, name] of strangers.entries()) await ask(spellings[place % spellings.length]!(name, '1'))
    })
  })

  describe.each(spread(twins, oddEvery))('%s', (_title, one) => {
    it('answers whatever stands in its body', async () => {
      const names = [...parametersOf(one), ...strangers.slice(1)]
      const ask = async (body: string) => {
        const reply = await world().request('admin', one.line.method, pathOf(one, {}), { raw: body })
        expect({ body: body.slice(0, 300), wrong: wrongIn(reply) }).toMatchObject({ wrong: undefined })
      }
      for (const at of some([...oddValues.keys()], one.name.length)) {
        const odd = (place: number): string => oddValues[(at + place * 5) % oddValues.length]!.json
        await ask(`{${names.map((name, place) => `${JSON.stringify(name)}:${odd(place)}`).join(',')}}`)
        for (const [place, name] of some([...names.entries()], at, alone(one), 18))
          await ask(`{${JSON.stringify(name)}:${odd(place)}}`)
      }
    })
  })

  describe.each(spread(placed, oddEvery))('%s', (title, one) => {
    it('answers whatever stands in its path', async () => {
      const options = {
        ...(await clientToken(world(), one)),
        ...(one.line.method === 'GET' || one.line.method === 'DELETE' ? {} : { raw: '{}' }),
      }
      for (const name of pathParameters(one.line.template)) {
        for (const text of some(texts, title.length)) {
          const path = `/${one.line.template.replace(/\{(\w+)\}/g, (_, other: string) => (other === name ? text : '1'))}`
          const reply = await world().request('admin', one.line.method, path, options)
          expect({ path, wrong: wrongIn(reply) }).toEqual({ path, wrong: undefined })
        }
      }
    })
  })
}
