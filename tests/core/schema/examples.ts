import {
  acuity,
  age,
  attachment,
  attachments,
  choice,
  choices,
  coded,
  count,
  date,
  datetime,
  decimal,
  dictionary,
  file,
  flag,
  held,
  image,
  integer,
  items,
  json,
  longText,
  money,
  ref,
  refs,
  richText,
  secret,
  term,
  text,
} from '../../../resources/core/index.ts'
import type { Field } from '../../../resources/core/index.ts'
import type { TypeName } from '../../../resources/core/types/index.ts'
import { patterns } from '../../../resources/core/types/text/patterns.ts'
import type { Pattern } from '../../../resources/core/types/text/patterns.ts'

/** Fields of every type with each option that it knows: a new type adds its line, the suites below do the rest. */
export const examples: { readonly [K in TypeName]: readonly Field[] } = {
  text: [
    text(),
    text({ max: 5 }),
    text({ min: 3, max: 50 }),
    ...(Object.keys(patterns) as Pattern[]).map(match => text({ match })),
  ],
  longText: [longText(), longText({ max: 10 })],
  richText: [richText(), richText({ max: 40 })],
  integer: [integer(), integer({ min: 0, max: 9 }), integer({ min: -5 })],
  decimal: [decimal(), decimal({ min: -30, max: 30 }), decimal({ digits: 3, min: 0 })],
  money: [money(), money({ min: 0, max: 1_000_000 })],
  acuity: [acuity()],
  date: [
    date(),
    date({ min: '1900-01-01', max: 'today' }),
    date({ max: '2019-12-31' }),
    date({ min: '-120y', max: '-1y+1d' }),
  ],
  datetime: [datetime()],
  flag: [flag(), flag({ default: true })],
  choice: [choice(['a', 'b']), choice(['only'], { default: 'only' })],
  choices: [choices(['a', 'b']), choices(['a', 'b', 'c'], { default: ['a'] })],
  coded: [coded(['a', 'b']), coded(['only'], { default: 1 })],
  dictionary: [dictionary('doctorTitle')],
  ref: [ref('hospital')],
  refs: [refs('hospital'), refs('hospital', { min: 2 })],
  count: [count('hospital', 'superior')],
  held: [held('picture')],
  age: [age('birthday')],
  items: [
    items({ project: ref('project'), minutes: integer({ min: 0, max: 600 }), note: text({ max: 5 }) }),
    items({ a: text() }, { min: 1, max: 2 }),
  ],
  image: [image(), image({ shape: 'round' })],
  attachment: [attachment({ types: ['pdf'] }), attachment({ types: ['zip'], max: 1024 })],
  attachments: [attachments({ types: ['pdf'] }), attachments({ types: ['zip'], max: 1024, most: 2 })],
  file: [file(), file({ max: 1 })],
  json: [json()],
  secret: [secret(), secret({ min: 8 })],
  term: [term('resource'), term('operation')],
}

export const everyExample: readonly (readonly [string, Field])[] = Object.entries(examples).flatMap(([type, fields]) =>
  fields.map(field => [`${type} ${JSON.stringify(field)}`, field] as const),
)
