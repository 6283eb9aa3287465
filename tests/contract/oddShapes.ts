import { describe, expect, it } from 'vitest'
import { translate } from '../../i18n/translate.ts'
import { take } from '../../resources/core/types/ruleOf.ts'
import { Misshapen } from '../../resources/core/misshapen.ts'
import { spread } from '../support/full.ts'
import { oddValues } from '../support/oddValues.ts'
import type { OddValue } from '../support/oddValues.ts'
import { said } from '../support/said.ts'
import { asking, oddEvery, some } from './operations.ts'
import type { Operation } from './operations.ts'
import { senderOf } from './sender.ts'
import type { World } from './world.ts'

/**
 * The answer that a field's type has for the value; undefined where it can be one of that type, or says that nothing
 * was sent.
 */
const refusal = (one: Operation, name: string, { json }: OddValue) => {
  const value = JSON.parse(json) as unknown
  if (value === null || (typeof value === 'string' && value.trim() === '')) return undefined
  const taken = take(one.fields[name]!, value)
  return taken instanceof Misshapen ? taken.message : undefined
}

/** Which field gets which odd value in the `at`th request: each gets another. */
const dealt = (one: Operation, at: number): ReadonlyMap<string, OddValue> =>
  new Map(Object.keys(one.fields).map((name, place) => [name, oddValues[(at + place * 7) % oddValues.length]!]))

/**
 * Whatever JSON can say where a field is: never a failure of the server, and what can be no value is answered at its
 * field, in the caller's language.
 */
export const oddShapes = (world: () => World): void => {
  describe.each(spread(asking, oddEvery))('%s', (_title, one) => {
    it('takes or refuses each odd value that a field may have, where all else is as it should be', async () => {
      const { send } = await senderOf(world(), one)
      for (const [place, name] of Object.keys(one.fields).entries()) {
        for (const odd of some(
          oddValues.filter(value => !refusal(one, name, value)),
          place,
          3,
        )) {
          const reply = await send(new Map([[name, odd]]), 'en')
          expect({ name, odd: odd.title, status: reply.status, isAnswered: reply.status < 500 }).toMatchObject({
            isAnswered: true,
          })
        }
      }
    })

    it('answers odd values at their fields', async () => {
      const { send } = await senderOf(world(), one)
      for (const at of some([...oddValues.keys()], 0)) {
        const values = dealt(one, at)
        const [header, language] = at % 2 === 0 ? (['en', 'en'] as const) : (['cn', 'zh'] as const)
        const reply = await send(values, header)
        const sent = Object.fromEntries([...values].map(([name, { title }]) => [name, title]))
        const expected = [...values].flatMap(([name, odd]) => {
          const answer = refusal(one, name, odd)
          return answer ? [[name, answer] as const] : []
        })
        expect({ sent, status: reply.status, isAnswered: reply.status < 500 }).toMatchObject({ isAnswered: true })
        // Who asks too often is told that first.
        if (expected.length === 0 || (at > 0 && reply.status === 429)) continue
        expect({ sent, status: reply.status, body: reply.body }).toMatchObject({
          status: 400,
          body: { code: 'invalid' },
        })
        const errors = reply.body['errors'] as Record<string, string>
        for (const [name, { key, ...parameters }] of expected) {
          if (one.fields[name]!.showWhen) continue
          const answers = [
            said(
              language,
              one.resource,
              name,
              { ...parameters, key },
              { name: one.name, ...(one.action.input ? { input: one.action.input } : {}) },
            ),
            ...(isKept(one, name) ? [translate(language, 'validation.once')] : []),
          ]
          expect({ sent, name, error: errors[name], isAnswer: answers.includes(errors[name]!) }).toMatchObject({
            isAnswer: true,
          })
        }
      }
    })
  })
}

/** Whether the field keeps its first value, so that an update of it is answered for that. */
const isKept = ({ name: action, fields }: Operation, name: string): boolean =>
  action === 'update' && fields[name]!.once === true
