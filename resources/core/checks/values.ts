import * as yup from 'yup'
import { isCalendarDate } from '../../../domain/calendar.ts'
import type { Field } from '../field.ts'
import { isAge, isDay, isEntry, isHeld, isLine, isUpload, typeOf } from '../typeOf.ts'
import { declaredOperations } from '../calls.ts'
import type { AnyResource } from '../resource.ts'
import { isValue } from '../types/ruleOf.ts'
import { camelCase, found, oneOf, when } from './Check.ts'
import type { Check } from './Check.ts'
import { everyField, ownFields, rowFields } from './places.ts'

const beyondRows = [
  'showWhen',
  'requiredWhen',
  'requiredBy',
  'unique',
  'readOnly',
  'once',
  'follows',
  'mask',
  'personal',
  'permission',
  'default',
  'was',
] as const
/** Formats of what a host can be called by. */
const callable: readonly (string | undefined)[] = ['url', 'https', 'host']

const isPlainText = (field: Field): boolean => ['line', 'lines'].includes(typeOf(field).text ?? '')
const boundsOf = (field: Field): { min?: unknown; max?: unknown } => field as { min?: unknown; max?: unknown }
const optionsOf = (field: Field): readonly string[] => (field as { options?: readonly string[] }).options ?? []

const isOfReport = (resource: AnyResource, place: string): boolean =>
  declaredOperations(resource).some(one => one.operation.report !== undefined && place.startsWith(`${one.place}.`))

/** What fields say of their values. */
export const values: readonly Check[] = [
  {
    id: 'R097',
    find: resource =>
      everyField(resource).flatMap(({ place, name, field }) => {
        const { byAction } = field as { byAction?: readonly string[] }
        const entered = optionsOf(field).filter(option => !byAction?.includes(option))
        const wrong =
          byAction !== undefined &&
          (!typeOf(field).isByAction ||
            !byAction.every(option => optionsOf(field).includes(option)) ||
            entered.length === 0)
        return when(
          wrong,
          `${place}.byAction`,
          `no input could say what ${name} is, or it says what is no option`,
          `${name}: choice([…], { byAction: [some of them] })`,
        )
      }),
  },
  {
    id: 'R070',
    find: resource =>
      everyField(resource).flatMap(({ place, name, field }) =>
        when(
          field.default !== undefined && !isValue(field, field.default, yup),
          `${place}.default`,
          `${JSON.stringify(field.default)} is no value that ${name} takes`,
          `${name}: ${field.type}({ default: … }) within its own rules`,
        ),
      ),
  },
  {
    id: 'R071',
    find: resource =>
      everyField(resource).flatMap(({ place, name, field }) => {
        const { min, max } = boundsOf(field)
        const wrong =
          (typeof min === 'number' && typeof max === 'number' && min > max) ||
          (typeof min === 'string' &&
            typeof max === 'string' &&
            isCalendarDate(min) &&
            isCalendarDate(max) &&
            min > max)
        return when(
          wrong,
          place,
          `min ${String(min)} is above max ${String(max)}`,
          `${name}: ${field.type}({ min: ${String(max)}, max: ${String(min)} })`,
        )
      }),
  },
  {
    id: 'R072',
    find: resource =>
      everyField(resource).flatMap(({ place, name, field }) =>
        when(
          field.mask !== undefined && !isPlainText(field),
          `${place}.mask`,
          `only texts can be masked, and ${name} is ${field.type}`,
          `${name}: ${field.type}({ permission: { read: '${resource.name}:${name}' } })`,
        ),
      ),
  },
  {
    id: 'R073',
    // What a report is asked for it has by names of measures, and nobody reads those as options.
    find: resource =>
      everyField(resource)
        .filter(({ place, field }) => typeOf(field).options && !isOfReport(resource, place))
        .flatMap(({ place, name, field }) => {
          const options = optionsOf(field)
          return when(
            options.length === 0 ||
              new Set(options).size < options.length ||
              !options.every(option => camelCase.test(option)),
            place,
            `${field.type} has options, each once, named in camel case`,
            `${name}: ${field.type}([${oneOf([...new Set(options)])}])`,
          )
        }),
  },
  {
    id: 'R074',
    find: resource =>
      everyField(resource).flatMap(({ place, name, field }) => {
        const { group = '' } = field as { group?: string }
        return when(
          isEntry(field) && !camelCase.test(group),
          place,
          `'${group}' is no name of a dictionary group`,
          `${name}: dictionary('${resource.name}${name[0]!.toUpperCase()}${name.slice(1)}')`,
        )
      }),
  },
  {
    id: 'R075',
    find: resource =>
      ownFields(resource).flatMap(({ place, name, field }) =>
        when(
          field.unique !== undefined && !typeOf(field).isIndexable,
          `${place}.unique`,
          `${field.type} ${name} cannot be unique`,
          `${name}: ${field.type}() without unique`,
        ),
      ),
  },
  {
    id: 'R079',
    find: resource =>
      everyField(resource).flatMap(({ place, name, field }) =>
        when(
          field.caseInsensitive !== undefined && !(isLine(field) && field.unique !== undefined),
          `${place}.caseInsensitive`,
          `only a unique text is compared, which ${name} is not`,
          `${name}: ${field.type}() without caseInsensitive`,
        ),
      ),
  },
  {
    id: 'R076',
    find: resource =>
      rowFields(resource).flatMap(({ place, name, field }) => [
        ...beyondRows
          .filter(option => field[option] !== undefined)
          .map(option =>
            found(
              place,
              `a child row has plain values, without ${option}`,
              `${name}: ${field.type}() without ${option}`,
            ),
          ),
        ...when(
          !typeOf(field).isRowValue,
          place,
          `a child row cannot hold ${field.type}`,
          `a resource of its own with a ref to ${resource.name}`,
        ),
      ]),
  },
  {
    id: 'R098',
    find: resource =>
      everyField(resource).flatMap(({ place, name, field }) => {
        const { outgoing, match } = field as { outgoing?: true; match?: string }
        const isRow = rowFields(resource).some(row => row.place === place)
        return when(
          outgoing === true && (isRow || !callable.includes(match)),
          `${place}.outgoing`,
          `${name} is no address of the record that could be called`,
          `${name}: text({ match: 'url', outgoing: true })`,
        )
      }),
  },
  {
    id: 'R078',
    find: resource =>
      ownFields(resource)
        .filter(({ field }) => isAge(field))
        .flatMap(({ place, name, field }) => {
          const { since = '' } = field as { since?: string }
          const dates = ownFields(resource)
            .filter(one => isDay(one.field) && !one.field.permission?.read)
            .map(one => one.name)
          return when(
            !dates.includes(since),
            place,
            `counts from ${since}, which is no date that everybody may read`,
            `${name}: age(${oneOf(dates)})`,
          )
        }),
  },
  {
    id: 'R103',
    find: resource =>
      ownFields(resource)
        .filter(({ field }) => isHeld(field))
        .flatMap(({ place, name, field }) => {
          const { upload = '' } = field as { upload?: string }
          const uploads = ownFields(resource)
            .filter(one => isUpload(one.field))
            .map(one => one.name)
          return when(
            !uploads.includes(upload),
            place,
            `asks who holds ${upload}, which is no upload`,
            `${name}: held(${oneOf(uploads) || "'an image field'"})`,
          )
        }),
  },
  {
    id: 'R077',
    find: resource =>
      ownFields(resource).flatMap(({ place, name, field }) =>
        when(
          typeOf(field).isPassing === true,
          place,
          `a record holds no ${field.type}`,
          `an upload: { input: { ${name}: ${field.type}() } }, and the key that it output: ${name}: image()`,
        ),
      ),
  },
]
