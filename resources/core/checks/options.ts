import { tones } from '../field.ts'
import type { Field } from '../field.ts'
import { fieldOf, gainsByIndex, isLogicallyDeleted, isStored, uniqueWithin } from '../fields.ts'
import type { AnyResource } from '../resource.ts'
import { isFlag, isLine, isReference, isUploads, typeOf } from '../typeOf.ts'
import { lifecycleEvents } from '../lifecycle.ts'
import type { RefOptions } from '../types/ref/index.ts'
import { declaredOperations } from '../calls.ts'
import { found, misnamed, misnamedIn, named, oneOf, unknownOptions, when } from './Check.ts'
import type { Check, Found, Registry } from './Check.ts'
import { operationOptions, optionsOf, partsOf } from './optionNames.ts'
import { askedFields, everyField, givenFields, ownFields, rowFields } from './places.ts'
import type { Placed } from './places.ts'

/** What a field says, by the names of its options. */
const saidOf = (field: Field): Readonly<Record<string, unknown>> => Object.fromEntries(Object.entries(field))

/** Whether an option is said; `permission.write` is one of its own. */
const says = (field: Field, option: string): boolean => {
  const [name = '', part] = option.split('.')
  const value = saidOf(field)[name]
  return part === undefined
    ? value !== undefined && value !== false
    : (value as { readonly [part: string]: unknown } | undefined)?.[part] !== undefined
}

const inVain = ({ place, name, field }: Placed, options: readonly string[], why: string): Found[] =>
  options
    .filter(option => says(field, option))
    .map(option =>
      found(
        `${place}.${option}`,
        `${why}, so that ${option} means nothing`,
        `${name}: ${field.type}({ … }) without ${option}`,
      ),
    )

type Pointing = Pick<RefOptions, 'evenDeleted' | 'where' | 'otherwise' | 'labelWith'>

/** What says which values input may have, or when. */
const ofInput = [
  'once',
  'requiredWhen',
  'requiredBy',
  'permission.write',
  'byAction',
  'where',
  'otherwise',
  'shares',
  'evenDeleted',
  'outgoing',
] as const

/** Options that say nothing beside another one, and why. */
const beside: readonly (readonly [option: string, options: readonly string[], why: string])[] = [
  ['required', ['requiredWhen', 'requiredBy', 'noneIsAll'], 'there has to be a value anyway'],
  ['min', ['noneIsAll'], 'there has to be a value anyway'],
  ['requiredWhen', ['noneIsAll'], 'there has to be a value at times'],
  ['requiredBy', ['noneIsAll'], 'there has to be a value at times'],
  ['showWhen', ['noneIsAll'], 'a value that is hidden is none, and not all'],
  ['permission.read', ['noneIsAll'], 'who may not read it is told none, and not all'],
  ['readOnly', [...ofInput, 'follows'], 'no input sets it'],
  [
    'follows',
    [...ofInput, 'showWhen', 'default', 'unique', 'caseInsensitive', 'min', 'max', 'match', 'step'],
    'its value is that of what it refers to',
  ],
  ['unique', ['unindexed'], 'an index tells its values apart'],
]

/** Options that mean something of stored values alone. */
const ofStorage = ['unique', 'caseInsensitive', 'once', 'follows', 'unindexed', 'was', 'formerBy'] as const

const isWorkedOut = (field: Field): boolean => typeOf(field).column(field) === null && typeOf(field).isPassing !== true

/** A check of every field that stands in a table. */
const ofStored = (resource: AnyResource, find: (placed: Placed) => Found[]): Found[] =>
  isStored(resource) ? ownFields(resource).flatMap(find) : []

const targetOf = (field: Field, registry: Registry): AnyResource | undefined =>
  isReference(field) ? named(registry, field.to) : undefined

const digitsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0

/** Options whose value has names of its own, and which. */
const namesWithin = (field: Field): Readonly<Record<string, readonly string[]>> => ({
  permission: ['read', 'write'],
  unique: ['within'],
  on: lifecycleEvents,
  tones: ((saidOf(field)['options'] ?? []) as readonly unknown[]).map(String),
})

/** A tone that there is not, where one is said. */
const unknownTone = (place: string, tone: unknown): Found[] =>
  tone === undefined || tones.some(one => one === tone)
    ? []
    : [misnamed(place, String(tone), tones, `there is no tone ${String(tone)}`, oneOf(tones))]

/** Options of fields that say nothing where they stand, or beside others. */
export const options: readonly Check[] = [
  {
    id: 'R220',
    find: resource =>
      everyField(resource).flatMap(({ place, name, field }) => {
        const possible = optionsOf(field)
        if (possible === undefined) return []
        return [
          ...misnamedIn(
            place,
            field,
            possible,
            option => `${field.type} has no option ${option}`,
            option => `${name}: ${field.type}({ … }) without ${option}`,
          ),
          ...Object.entries(namesWithin(field)).flatMap(([option, names]) =>
            misnamedIn(
              `${place}.${option}`,
              saidOf(field)[option],
              names,
              one => `${option} of ${name} has no ${one}`,
              () => `${option}: { ${names.slice(0, 8).join(' | ')}: … }`,
            ),
          ),
        ]
      }),
  },
  {
    id: 'R221',
    find: resource =>
      declaredOperations(resource).flatMap(({ place, name, operation }) =>
        misnamedIn(
          place,
          operation,
          operationOptions,
          option => `actions and calls have no option ${option}`,
          option => `${name}: { … } without ${option}`,
        ),
      ),
  },
  {
    id: 'R237',
    find: resource => partsOf(resource).flatMap(unknownOptions),
  },
  {
    id: 'R238',
    find: resource => [
      ...everyField(resource).flatMap(({ place, field }) =>
        Object.entries(saidOf(field)['tones'] ?? {}).flatMap(([option, tone]) =>
          unknownTone(`${place}.tones.${option}`, tone),
        ),
      ),
      ...declaredOperations(resource).flatMap(({ place, operation }) => unknownTone(`${place}.tone`, operation.tone)),
    ],
  },
  {
    id: 'R114',
    find: resource =>
      ofStored(resource, placed => [
        ...(isWorkedOut(placed.field)
          ? inVain(
              placed,
              [...ofInput, ...ofStorage, 'required', 'showWhen', 'personal'],
              'it is worked out and not stored',
            )
          : beside
              .filter(([option]) => says(placed.field, option))
              .flatMap(([, options, why]) => inVain(placed, options, why))),
        ...when(
          says(placed.field, 'default') &&
            says(placed.field, 'unique') &&
            uniqueWithin(placed.field.unique).length === 0,
          `${placed.place}.default`,
          'a second record could not have it as well',
          `${placed.name}: ${placed.field.type}({ unique: … }) without default`,
        ),
      ]),
  },
  {
    id: 'R115',
    find: resource => [
      ...askedFields(resource).flatMap(placed =>
        inVain(
          placed,
          [...ofStorage, 'mask', 'permission', 'byAction', 'labelWith', 'noneIsAll'],
          'what is asked for is no field of a record',
        ),
      ),
      ...givenFields(resource).flatMap(placed =>
        inVain(
          placed,
          [...ofStorage, ...ofInput, 'default', 'mask', 'permission', 'showWhen', 'noneIsAll'],
          'an answer is given as the server says it',
        ),
      ),
      // Files are sent for fields of records, by whoever may write those, and told with their addresses beside records
      // alone.
      ...[...askedFields(resource), ...givenFields(resource)]
        .filter(({ field }) => isUploads(field))
        .map(({ place, name }) =>
          found(place, 'files come to records and are told with them', `${name} among the fields of a record`),
        ),
      ...rowFields(resource).flatMap(placed =>
        inVain(placed, ['byAction', 'formerBy', 'labelWith', 'unindexed'], 'a child row has plain values'),
      ),
    ],
  },
  {
    id: 'R116',
    find: (resource, registry) =>
      everyField(resource).flatMap(({ place, name, field }) => {
        const {
          evenDeleted,
          where,
          otherwise,
          labelWith,
          apart,
          step,
          digits = 2,
        } = field as Field & Pointing & { apart?: true; step?: number; digits?: number }
        const target = targetOf(field, registry)
        const told = target === undefined || labelWith === undefined ? undefined : fieldOf(target, labelWith)
        const isTold = told !== undefined && isLine(told) && !told.mask && !told.permission?.read
        return [
          ...when(
            otherwise !== undefined && where === undefined,
            `${place}.otherwise`,
            'nothing says which records may be chosen',
            `${name}: ref('…', { where: { … }, otherwise: '…' })`,
          ),
          ...when(
            evenDeleted === true && target !== undefined && !isLogicallyDeleted(target),
            `${place}.evenDeleted`,
            `records of ${target?.name} are not deleted logically`,
            `${name} without evenDeleted`,
          ),
          ...when(
            labelWith !== undefined && target !== undefined && !isTold,
            `${place}.labelWith`,
            `${labelWith} is no text that everybody may read`,
            `labelWith: ${oneOf(Object.keys(target?.fields ?? {}).filter(one => isLine(target!.fields[one])))}`,
          ),
          ...when(
            apart === true && !askedFields(resource).some(asked => asked.place === place),
            `${place}.apart`,
            'rows of a record have no handler that would check each by itself',
            `${name}: items({ … }) without apart`,
          ),
          ...when(
            step !== undefined && digitsOf(step) > digits,
            `${place}.step`,
            `${name} has ${digits} digits, and ${String(step)} has more`,
            `digits: ${digitsOf(step ?? 0)}`,
          ),
        ]
      }),
  },
  {
    id: 'R193',
    find: (resource, registry) =>
      everyField(resource).flatMap(({ place, name, field }) => {
        const [setting = '', flag = ''] = field.requiredBy?.split('.') ?? []
        const settings = named(registry, setting)
        const isOfRecord = ownFields(resource).some(own => own.place === place)
        return [
          ...when(
            field.requiredBy !== undefined && (settings?.singleton !== true || !isFlag(fieldOf(settings, flag))),
            `${place}.requiredBy`,
            `${String(field.requiredBy)} is no flag of settings`,
            `${name}: ${field.type}({ requiredBy: 'configSetting.idNumberRequired' })`,
          ),
          ...when(
            field.requiredBy !== undefined && !isOfRecord,
            `${place}.requiredBy`,
            'settings say what records have to have',
            `${name}: ${field.type}({ … }) without requiredBy`,
          ),
        ]
      }),
  },
  {
    id: 'R117',
    find: resource =>
      ofStored(resource, ({ place, name, field }) =>
        when(
          field.unindexed === true && field.unique === undefined && !gainsByIndex(resource, name, field),
          `${place}.unindexed`,
          'no list filters or sorts by it, so that it has no index anyway',
          `${name}: ${field.type}({ … }) without unindexed`,
        ),
      ),
  },
]
