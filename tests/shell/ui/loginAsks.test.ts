import { describe, expect, it } from 'vitest'
import { requestLine } from '../../../resources/core/calls.ts'
import type { Fields } from '../../../resources/core/field.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { fieldTypes } from '../../../resources/core/types/index.ts'
import { validate } from '../../../resources/core/validate.ts'
import { toYup } from '../../../resources/core/yup.ts'
import { code } from '../../../resources/access/code.ts'
import { session } from '../../../resources/access/session.ts'
import { operator } from '../../../resources/access/operator.ts'
import { findPassword, login, phoneLogin, sendCode } from '../../../src/shell/login/asks.ts'
import type { Ask } from '../../../src/shell/login/asks.ts'
import { check } from '../../../src/shell/login/check.ts'

const lineOf = (resource: AnyResource, action: string): string => {
  const { method, template } = requestLine(resource, action)
  return `${method} ${template}`
}

/** What the page must know of a declared field; the options of a choice are its own. */
const known = (fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { type, required, ...more }]) => {
      const { options: _, default: __, ...facts } = more as Record<string, unknown>
      return [name, { type, ...(required ? { required } : {}), ...facts }]
    }),
  )

const { findPass } = operator.calls
const codes = code.calls
const declared: readonly [string, Ask, AnyResource, string, Fields, Ask['rules']][] = [
  ['login', login, session, 'login', session.calls.login.input, []],
  ['phoneLogin', phoneLogin, session, 'phoneLogin', session.calls.phoneLogin.input, []],
  // The number or the address is held to what the code was asked for with.
  [
    'findPass by phone',
    findPassword('phone'),
    operator,
    'findPass',
    { ...findPass.input, target: codes.phone.input.phone },
    findPass.rules,
  ],
  [
    'findPass by email',
    findPassword('email'),
    operator,
    'findPass',
    { ...findPass.input, target: codes.email.input.email },
    findPass.rules,
  ],
]

describe('what the sign-in page asks for', () => {
  it.each(declared)('is what the descriptors declare: %s', (_, ask, resource, action, fields, rules) => {
    expect(ask).toEqual({ line: lineOf(resource, action), fields: known(fields), rules })
  })

  it.each(['phone', 'email'] as const)('is what the descriptors declare: a code by %s', channel => {
    const { line, name, field } = sendCode[channel]
    expect({ line, field }).toEqual({ line: lineOf(code, channel), field: known(codes[channel].input)[name] })
  })

  it.each(declared)('is held by the same rules, with the same messages: %s', (_, ask, __, ___, fields, rules) => {
    const right = Object.fromEntries(
      Object.entries(fields).map(([name, field], i) => [
        name,
        field.type === 'flag'
          ? false
          : name === 'code'
            ? '123456'
            : name === 'again' || name === 'newPassword'
              ? 'the same words'
              : fieldTypes[field.type]!.sample(field, i),
      ]),
    ) as Record<string, string | boolean>
    const server = (values: Record<string, string | boolean>) => {
      const checked = validate(toYup(fields, rules), values, { today: '2026-03-01' })
      return checked.ok ? {} : checked.errors
    }
    expect(check(ask.fields, ask.rules, right)).toEqual({})
    expect(server(right)).toEqual({})
    for (const [name, field] of Object.entries(fields)) {
      if (field.type !== 'text' && field.type !== 'secret') continue
      const wrong = [
        '',
        ...fieldTypes[field.type]!.broken(field)
          .map(({ value }) => value)
          .filter(value => typeof value === 'string'),
      ]
      for (const value of wrong) {
        const values = { ...right, [name]: value }
        expect(check(ask.fields, ask.rules, values)[name], `${name}: ${value}`).toEqual(server(values)[name])
      }
    }
    if (rules.length > 0)
      expect(check(ask.fields, ask.rules, { ...right, again: 'other words' })).toEqual(
        server({ ...right, again: 'other words' }),
      )
  })
})
