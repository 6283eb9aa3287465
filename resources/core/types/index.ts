import type { FieldType, RecordShape } from '../fieldType.ts'
import { acuityType } from './acuity/index.ts'
import { ageType } from './age/index.ts'
import { attachmentType } from './attachment/index.ts'
import { attachmentsType } from './attachments/index.ts'
import { choiceType } from './choice/index.ts'
import { choicesType } from './choices/index.ts'
import { codedType } from './coded/index.ts'
import { countType } from './count/index.ts'
import { dateType } from './date/index.ts'
import { datetimeType } from './datetime/index.ts'
import { decimalType } from './decimal/index.ts'
import { dictionaryType } from './dictionary/index.ts'
import { fileType } from './file/index.ts'
import { flagType } from './flag/index.ts'
import { heldType } from './held/index.ts'
import { imageType } from './image/index.ts'
import { integerType } from './integer/index.ts'
import { itemsType } from './items/index.ts'
import { jsonType } from './json/index.ts'
import { longTextType } from './longText/index.ts'
import { moneyType } from './money/index.ts'
import { refType } from './ref/index.ts'
import { refsType } from './refs/index.ts'
import { richTextType } from './richText/index.ts'
import { secretType } from './secret/index.ts'
import { termType } from './term/index.ts'
import { textType } from './text/index.ts'

/** Every field type by its name. */
export const typeTable = {
  text: textType,
  longText: longTextType,
  richText: richTextType,
  integer: integerType,
  decimal: decimalType,
  money: moneyType,
  acuity: acuityType,
  date: dateType,
  datetime: datetimeType,
  flag: flagType,
  choice: choiceType,
  choices: choicesType,
  coded: codedType,
  dictionary: dictionaryType,
  ref: refType,
  refs: refsType,
  count: countType,
  held: heldType,
  age: ageType,
  items: itemsType,
  image: imageType,
  attachment: attachmentType,
  attachments: attachmentsType,
  file: fileType,
  json: jsonType,
  secret: secretType,
  term: termType,
}

export type TypeName = keyof typeof typeTable

/** Names of the types that say so of the shape of records. */
export type TypeWith<S extends RecordShape> = { [K in TypeName]: (typeof typeTable)[K] extends S ? K : never }[TypeName]

/** The same table for those who look a type up by a field's `type`. */
export const fieldTypes: { readonly [name: string]: FieldType } = typeTable as { readonly [name: string]: FieldType }
