import * as yup from 'yup'
import { describe, expect, it } from 'vitest'
import { translate } from '../../i18n/translate.ts'
import { holds } from '../../resources/core/condition.ts'
import { needsValue, noteKey } from '../../resources/core/fields.ts'
import type { Field, Fields } from '../../resources/core/index.ts'
import type { Rule } from '../../resources/core/rules.ts'
import { fieldTypes } from '../../resources/core/types/index.ts'
import { isValue } from '../../resources/core/types/ruleOf.ts'
import { spread } from '../support/full.ts'
import { asking, bodied } from './operations.ts'
import type { Operation } from './operations.ts'
import { perform } from './perform.ts'
import { senderOf } from './sender.ts'
import type { Answer } from './sender.ts'
import type { World } from './world.ts'

const isQuestion = ([, { name, action }]: readonly [string, Operation]): boolean =>
  name !== 'create' && name !== 'update' && action.input !== undefined

/** Actions and calls that ask something in their body. */
const asked = asking.filter(isQuestion)

const written = (value: unknown): Answer => ({ json: JSON.stringify(value) })

const pathsAt = (errors: unknown, name: string): readonly string[] =>
  Object.keys((errors ?? {}) as object).filter(path => path === name || path.startsWith(`${name}.`))

/** Two moments of a field's type, the first of them earlier. */
const times = (field: Field): readonly [string, string] =>
  field.type === 'datetime' ? ['2026-03-01T08:00:00Z', '2026-03-02T08:00:00Z'] : ['2026-03-01', '2026-03-02']

/** Answers that break a rule; a rule that is not known here is one that nobody tests. */
const breaking = (rule: Rule, fields: Fields): Readonly<Record<string, unknown>> => {
  const [one, other] = rule.fields as readonly [string, string]
  switch (rule.rule) {
    case 'anyOf':
      return Object.fromEntries(rule.fields.map(name => [name, null]))
    case 'anyRow':
      return { [one]: [] }
    case 'differ': {
      const value = fieldTypes[fields[one]!.type]!.sample(fields[one]!, 1)
      return { [one]: value, [other]: value }
    }
    case 'same':
      return {
        [one]: fieldTypes[fields[one]!.type]!.sample(fields[one]!, 1),
        [other]: fieldTypes[fields[one]!.type]!.sample(fields[one]!, 2),
      }
    case 'inOrder':
      return { [one]: times(fields[one]!)[1], [other]: times(fields[other]!)[0] }
    case 'after':
      return { [one]: times(fields[one]!)[0], [other]: times(fields[other]!)[0] }
    case 'needs':
      return { [one]: true, [other]: false }
    case 'derives':
      throw new Error('What is derived among answers is not known here')
  }
}

/**
 * Whatever an action or a call asks for: what is left out, wrong, or against its rules is answered at its name, and
 * nothing is done.
 */
export const questions = (world: () => World): void => {
  describe.each(spread(asked, 3))('%s', (_title, one) => {
    const fields = Object.entries(one.fields)

    it('needs each answer that is required, and takes none that is wrong', async () => {
      const { send, valid } = await senderOf(world(), one)
      const wrong: unknown[] = []
      for (const [name, field] of fields) {
        if (field.showWhen && !holds(field.showWhen, await valid(), world().host.today)) continue
        const answers: (readonly [string, Answer | undefined])[] = [
          ...(needsValue(field) ? [['left out', undefined] as const, ['null', written(null)] as const] : []),
          ...fieldTypes[field.type]!.broken(field).map(({ value, key }) => [key, written(value)] as const),
        ]
        for (const [what, answer] of answers) {
          const reply = await send(new Map([[name, answer]]))
          // Who asks too often is told that first.
          if (reply.status === 429) continue
          if (reply.status !== 400 || pathsAt(reply.body['errors'], name).length === 0)
            wrong.push({ name, what, status: reply.status, body: reply.body })
        }
      }
      expect(wrong).toEqual([])
    })

    it('refuses what it does not ask for', async () => {
      const { send } = await senderOf(world(), one)
      const reply = await send(new Map([['noSuchAnswer', written(1)]]))
      if (reply.status !== 429)
        expect(reply).toMatchObject({
          status: 400,
          body: { errors: { noSuchAnswer: translate('en', 'validation.unknown') } },
        })
    })

    it.each((one.action.rules ?? []).map(rule => [`${rule.rule} of ${rule.fields.join(' and ')}`, rule] as const))(
      'holds %s',
      async (_rule, rule) => {
        const { send } = await senderOf(world(), one)
        const reply = await send(
          new Map(Object.entries(breaking(rule, one.fields)).map(([name, value]) => [name, written(value)])),
        )
        expect({
          status: reply.status,
          at: pathsAt(reply.body['errors'], rule.at).length > 0,
          body: reply.body,
        }).toMatchObject({ status: 400, at: true })
      },
    )
  })

  const onRows = bodied.filter(one => isQuestion(one) && one[1].action.on !== 'list')

  describe.each(onRows.filter(([, { action }]) => action.audit))('%s', (_title, { resource, name, action }) => {
    it('tells its history what was answered', async () => {
      const record = await world().ready(resource, name)
      const reply = await perform(world(), resource, name, record)
      expect({ status: reply.status, body: reply.status < 400 ? undefined : reply.body }).toEqual({
        status: 200,
        body: undefined,
      })
      const { content } = (await world().done(resource.name, 'history', { id: record.id })) as {
        content: readonly { action: string; changes: Readonly<Record<string, unknown>> }[]
      }
      const entry = content.find(one => one.action === name)
      expect(action.audit!.map(key => entry?.changes[noteKey(key)])).toEqual(
        action.audit!.map(() => [null, expect.any(String) as string]),
      )
    })
  })

  describe.each(onRows.filter(([, { action }]) => action.begins))('%s', (_title, { resource, name, action }) => {
    it('begins with what is an answer', async () => {
      const record = await world().ready(resource, name)
      for (const key of action.begins!)
        expect({ key, isAnswer: record[key] === null || isValue(action.input![key]!, record[key], yup) }).toEqual({
          key,
          isAnswer: true,
        })
    })
  })

  describe.each(onRows.filter(([, { action }]) => action.preview))('%s', (_title, one) => {
    it('does nothing else than was shown', async () => {
      const { resource, name } = one
      const { valid } = await senderOf(world(), one)
      const record = await world().ready(resource, name)
      const { status } = await world().call('admin', resource, name, {
        ...(await valid()),
        id: record.id,
        previewToken: 'never shown',
      })
      expect({ status, isRefused: status >= 400 && status < 500 }).toMatchObject({ isRefused: true })
      // What is no record, and worked out anew each time, is only refused.
      if (resource.actions['get']) expect(await world().get(resource.name, record.id)).toEqual(record)
    })
  })
}
