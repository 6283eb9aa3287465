/** The vocabulary of descriptors: field types, conditions, calls, actions, texts, and what is inferred from them. */
import './types/index.ts' // first: the type of child rows looks the other types up
export { acuity } from './types/acuity/index.ts'
export { age } from './types/age/index.ts'
export { attachment } from './types/attachment/index.ts'
export { attachments } from './types/attachments/index.ts'
export { choice } from './types/choice/index.ts'
export { choices } from './types/choices/index.ts'
export { coded } from './types/coded/index.ts'
export { count } from './types/count/index.ts'
export { date } from './types/date/index.ts'
export { datetime } from './types/datetime/index.ts'
export { decimal } from './types/decimal/index.ts'
export { dictionary } from './types/dictionary/index.ts'
export { file } from './types/file/index.ts'
export { flag } from './types/flag/index.ts'
export { held } from './types/held/index.ts'
export { image } from './types/image/index.ts'
export { integer } from './types/integer/index.ts'
export { items } from './types/items/index.ts'
export { json } from './types/json/index.ts'
export { longText } from './types/longText/index.ts'
export { money } from './types/money/index.ts'
export { ref } from './types/ref/index.ts'
export { refs } from './types/refs/index.ts'
export { richText } from './types/richText/index.ts'
export { secret } from './types/secret/index.ts'
export { term } from './types/term/index.ts'
export { text } from './types/text/index.ts'
export { deletable, deletion } from './deletion.ts'
export { counted, countedFor, forClients, previewed, publicly, publishable, publishing, toldOf } from './publishable.ts'
export { optionalPreviewToken, previewOutput, previewToken } from './preview.ts'
export { after, anyOf, anyOfAs, anyRow, differ, inOrder, needs, same, derives } from './rules.ts'
export { takenAnswer } from './takenAnswer.ts'
export { resource, service } from './resource.ts'
export type {
  AnyResource,
  Client,
  Handlers,
  InferInput,
  InferRecord,
  ReplyOf,
  RequestOptions,
  Resource,
  RowSource,
  RowsOf,
  SourceOf,
  Texts,
} from './resource.ts'
export type { Action, Call } from './action.ts'
export type { Condition } from './condition.ts'
export type { Field, Fields, Mask, Tone } from './field.ts'
