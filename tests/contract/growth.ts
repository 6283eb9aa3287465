import { describe, expect, it } from 'vitest'
import type { Field, Fields } from '../../resources/core/index.ts'
import { fieldTypes } from '../../resources/core/types/index.ts'
import { asking, parametersOf, some, twins } from './operations.ts'
import { senderOf } from './sender.ts'
import type { World } from './world.ts'

/** A value that can be as long as is wanted. */
type Growing = (size: number) => unknown

const repeated =
  (text: string): Growing =>
  size =>
    text.repeat(Math.ceil(size / text.length)).slice(0, size)
const counted =
  (one: (at: number) => unknown): Growing =>
  size =>
    Array.from({ length: size }, (_, at) => one(at))

const row = (fields: Fields, at: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.type === 'ref' ? at + 1 : (fieldTypes[field.type]!.sample(field, at) ?? null),
    ]),
  )

const texts: readonly Growing[] = [
  'a',
  '王',
  ' a',
  '<b>',
  '</b>',
  '<a href="',
  '&',
  '<!--',
  '(',
  '.',
  '"',
  '\n',
  '1,',
  '@a.',
].map(repeated)

/** What may stand where a list is asked for, as long as a body can be. */
const lists: readonly Growing[] = [
  counted(at => at + 1),
  counted(at => `name${at},asc`),
  size => repeated('1,')(size * 5),
  counted(() => 'id,asc'),
  size => repeated('王')(size * 3),
  counted(() => true),
]

/**
 * Values of a field that may be long, in ways that make somebody look at each part of them; of plain texts some, as
 * their types are held to that.
 */
const growing = (field: Field, place: number): readonly Growing[] => {
  switch (field.type) {
    case 'items':
      return [
        counted(at => row((field as Field & { fields: Fields }).fields, at)),
        counted(() => row((field as Field & { fields: Fields }).fields, 0)),
      ]
    case 'refs':
      return [counted(at => at + 1)]
    case 'json':
      return [
        counted(at => at + 1),
        counted(at => `name${at}`),
        counted(() => null),
        counted(at => ({ id: at })),
        size =>
          Object.fromEntries(
            Array.from({ length: Math.min(size, 900) }, (_, at) => [`n${at}`, repeated('a')(Math.floor(size / 900))]),
          ),
      ]
    case 'richText':
      return texts
    case 'longText':
      return [texts[place % texts.length]!]
    default:
      return []
  }
}

/** The largest size at which a value may still be one of the field. */
const largest = (field: Field, value: Growing): number => {
  const { max } = field as { max?: number }
  if (field.type === 'items') return max ?? 100
  if (field.type === 'refs') return 1000
  if (field.type !== 'json') return Number(fieldTypes[field.type]!.json(field)['maxLength'] ?? 100)
  // Whatever one part of the document takes, the others take no less.
  return Math.floor((max ?? 65_536) / (JSON.stringify(value(1000)).length / 1000 + 2))
}

interface Work {
  readonly status: number
  readonly statements: number
  /** Milliseconds that the host, and an embedded database in it, computed. */
  readonly computed: number
}

interface Pair {
  readonly half: Work
  readonly whole: Work
}

/** What is begun for the first time costs something besides. */
const isFewStatements = ({ half, whole }: Pair): boolean => whole.statements <= 2 * half.statements + 20

/** What grows with the square of the input shows in a second; what is done beside, in less. */
const isLittleTime = ({ half, whole }: Pair): boolean => whole.computed <= 3 * half.computed + 400

const isWithinShare = (pair: Pair): boolean => isFewStatements(pair) && isLittleTime(pair)

/** What grows shows each time; what is collected or done beside shows once. */
const tries = 3

/**
 * What half and whole of an input cost. Time is measured again where the whole took more than its share, as long as the
 * answers stay the same: statements are counted once.
 */
const worked = async (send: (size: number) => Promise<Work>, most: number): Promise<Pair> => {
  const measure = async () => ({ half: await send(Math.floor(most / 2)), whole: await send(most) })
  const first = await measure()
  for (let left = tries; left > 1 && isFewStatements(first) && !isLittleTime(first); left -= 1) {
    const again = await measure()
    const isSame = again.half.status === first.half.status && again.whole.status === first.whole.status
    if (isSame && isWithinShare(again)) return again
  }
  return first
}

/** What the host does with long input: no more than its share, though its body is as long as can be. */
export const growth = (world: () => World): void => {
  const measured = async (call: () => Promise<{ readonly status: number }>): Promise<Work> => {
    const before = { statements: world().host.statements(), cpu: process.cpuUsage() }
    const { status } = await call()
    const { user, system } = process.cpuUsage(before.cpu)
    return { status, statements: world().host.statements() - before.statements, computed: (user + system) / 1000 }
  }

  describe.each(twins)('%s', (title, one) => {
    it('does no more than its share for long questions', async () => {
      const ask = (name: string, value: unknown) =>
        measured(() =>
          world().request('admin', one.line.method, `/${one.line.template}`, {
            raw: JSON.stringify({ [name]: value }),
          }),
        )
      for (const [place, name] of some([...parametersOf(one).entries()], title.length)) {
        const value = lists[place % lists.length]!
        const { half, whole } = await worked(size => ask(name, value(size)), 80_000)
        expect({
          name,
          half,
          whole,
          isAnswered: whole.status < 500,
          isWithinShare: isWithinShare({ half, whole }),
        }).toMatchObject({ isAnswered: true, isWithinShare: true })
      }
    })
  })

  describe.each(asking)('%s', (_title, one) => {
    const long = Object.entries(one.fields).flatMap(([name, field], place) =>
      growing(field, place).map(value => ({ name, value, most: largest(field, value) })),
    )

    it.runIf(long.length > 0)('does no more than its share for long input', async () => {
      const sender = await senderOf(world(), one)
      const send = async (name: string, value: unknown): Promise<Work> => {
        const json = JSON.stringify(value)
        await sender.ready()
        return measured(() => sender.send(new Map([[name, { json }]])))
      }
      for (const { name, value, most } of long) {
        const { half, whole } = await worked(size => send(name, value(size)), most)
        expect({
          name,
          most,
          half,
          whole,
          isAnswered: whole.status < 500,
          isWithinShare: isWithinShare({ half, whole }),
        }).toMatchObject({ isAnswered: true, isWithinShare: true })
      }
    })
  })
}
