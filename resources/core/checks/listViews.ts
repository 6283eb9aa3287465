import { standardActions } from '../action.ts'
import { fieldOf } from '../fields.ts'
import type { Field } from '../field.ts'
import type { AnyResource } from '../resource.ts'
import { isChoice, isDay, isMoment, isReference, typeOf } from '../typeOf.ts'
import { found, oneOf, when } from './Check.ts'
import type { Check, Found } from './Check.ts'

const isTime = (field: Field): boolean => isDay(field) || isMoment(field)
const isMinutes = (field: Field): boolean => typeOf(field).isWhole === true

/** Rows are asked for by it and put where it says, so that everybody who sees the record has to see it. */
const isSeen = (field: Field): boolean => field.mask === undefined && field.permission?.read === undefined

/** Why a name cannot stand at a word of a view, and which could. */
const objection = (
  resource: AnyResource,
  place: string,
  name: string,
  is: (field: Field) => boolean,
  what: string,
  isAsked: boolean,
): Found[] => {
  const { filters = [] } = resource.list!
  const good = Object.keys(resource.fields).filter(one => is(resource.fields[one]!) && isSeen(resource.fields[one]!))
  const field = fieldOf(resource, name)
  const word = place.split('.').at(-1)!
  return when(!field, place, `there is no field ${name}`, `${word}: ${oneOf(good)}`).concat(
    field === undefined
      ? []
      : [
          ...when(!is(field), place, `${name} is no ${what}`, `${word}: ${oneOf(good)}`),
          ...when(
            !isSeen(field),
            place,
            `not everybody may read ${name}, and the view would tell it`,
            `${word}: ${oneOf(good)}`,
          ),
          ...when(
            isAsked && !filters.includes(name),
            place,
            `the view asks for its rows by ${name}, which is none of the filters`,
            `filters: [${oneOf([...filters, name]).replaceAll(' | ', ', ')}]`,
          ),
        ],
  )
}

const calendarOf = (resource: AnyResource): Found[] => {
  const { calendar } = resource.list ?? {}
  if (!calendar) return []
  const at = (word: string): string => `${resource.name}.list.calendar.${word}`
  const start = fieldOf(resource, calendar.start)
  return [
    ...objection(resource, at('start'), calendar.start, isTime, 'day or moment', true),
    ...when(
      start !== undefined && isTime(start) && !typeOf(start).sortable,
      at('start'),
      `${calendar.start} cannot be sorted by`,
      'another field',
    ),
    ...(calendar.length === undefined
      ? []
      : objection(resource, at('length'), calendar.length, isMinutes, 'whole number of minutes', false)),
    ...when(
      calendar.length !== undefined && isDay(start),
      at('length'),
      `${calendar.start} is a day, at which nothing begins`,
      'calendar without length, or a start of type datetime',
    ),
    ...(calendar.by === undefined ? [] : objection(resource, at('by'), calendar.by, isReference, 'ref', false)),
  ]
}

const boardOf = (resource: AnyResource): Found[] => {
  const { board } = resource.list ?? {}
  if (!board) return []
  const { name, actions } = resource
  const field = fieldOf(resource, board.by)
  const options: readonly string[] = isChoice(field) ? field.options : []
  const moves = Object.entries(board.moves ?? {})
  const isOnRow = (action: string): boolean =>
    Object.hasOwn(actions, action) &&
    (actions[action]!.on ?? 'row') === 'row' &&
    (action === 'remove' || !(standardActions as readonly string[]).includes(action))
  const setting = Object.keys(actions).filter(
    action => isOnRow(action) && actions[action]!.set?.[board.by] !== undefined,
  )
  const byHand = Object.keys(actions).filter(action => isOnRow(action) && !setting.includes(action))
  return [
    ...objection(resource, `${name}.list.board.by`, board.by, isChoice, 'choice', true),
    ...when(
      options.length > 0 && setting.length === 0 && moves.length === 0,
      `${name}.list.board.by`,
      `no action sets ${board.by}, and no card could be moved`,
      `set: { ${board.by}: '${options[0] ?? ''}' } of an action, or moves: { … } of the board`,
    ),
    ...moves.flatMap(([action, option]) => [
      ...when(
        !isOnRow(action),
        `${name}.list.board.moves`,
        `${action} is no action on one record`,
        `moves: { ${byHand[0] ?? 'action'}: '${option ?? ''}' }`,
      ),
      ...when(
        setting.includes(action),
        `${name}.list.board.moves`,
        `${action} sets ${board.by} already`,
        `moves without ${action}`,
      ),
      ...(options.length === 0 || options.includes(String(option))
        ? []
        : [
            found(
              `${name}.list.board.moves`,
              `${board.by} has no option ${String(option)}`,
              `moves: { ${action}: ${oneOf(options)} }`,
            ),
          ]),
    ]),
  ]
}

/** What lists show otherwise than by rows. */
export const listViews: readonly Check[] = [
  { id: 'R047', find: calendarOf },
  { id: 'R048', find: boardOf },
]
