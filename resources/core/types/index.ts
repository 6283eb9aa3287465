import type { Kind, RecordShape } from '../kind.ts'
import { acuityKind } from './acuity/index.ts'
import { ageKind } from './age/index.ts'
import { attachmentKind } from './attachment/index.ts'
import { choiceKind } from './choice/index.ts'
import { choicesKind } from './choices/index.ts'
import { codedKind } from './coded/index.ts'
import { countKind } from './count/index.ts'
import { dateKind } from './date/index.ts'
import { datetimeKind } from './datetime/index.ts'
import { decimalKind } from './decimal/index.ts'
import { dictionaryKind } from './dictionary/index.ts'
import { fileKind } from './file/index.ts'
import { flagKind } from './flag/index.ts'
import { heldKind } from './held/index.ts'
import { imageKind } from './image/index.ts'
import { integerKind } from './integer/index.ts'
import { itemsKind } from './items/index.ts'
import { jsonKind } from './json/index.ts'
import { longTextKind } from './longText/index.ts'
import { moneyKind } from './money/index.ts'
import { refKind } from './ref/index.ts'
import { refsKind } from './refs/index.ts'
import { richTextKind } from './richText/index.ts'
import { secretKind } from './secret/index.ts'
import { termKind } from './term/index.ts'
import { textKind } from './text/index.ts'

/** Every kind of field by its name. */
export const kindTable = {
  text: textKind, longText: longTextKind, richText: richTextKind, integer: integerKind, decimal: decimalKind, money: moneyKind, acuity: acuityKind,
  date: dateKind, datetime: datetimeKind, flag: flagKind, choice: choiceKind, choices: choicesKind, coded: codedKind, dictionary: dictionaryKind, ref: refKind, refs: refsKind,
  count: countKind, held: heldKind, age: ageKind, items: itemsKind, image: imageKind, attachment: attachmentKind, file: fileKind, json: jsonKind, secret: secretKind, term: termKind,
}

export type KindName = keyof typeof kindTable

/** Names of the types that say so of the shape of records. */
export type KindWith<S extends RecordShape> = { [K in KindName]: (typeof kindTable)[K] extends S ? K : never }[KindName]

/** The same table for those who look a kind up by a field's `kind`. */
export const kinds: { readonly [name: string]: Kind } = kindTable as { readonly [name: string]: Kind }
