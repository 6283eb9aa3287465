import type * as yup from 'yup'
import type { Field } from './field.ts'
import type { Message } from './message.ts'
import type { Words } from './words.ts'

/** yup itself, given to a rule rather than imported by it: pages that only show records do without it. */
export type Yup = typeof yup

export type JsonSchema = { readonly [keyword: string]: unknown }

/** A value that breaks a field, and the key of the message that must answer it. */
export interface Broken {
  readonly value: unknown
  readonly key: string
}

/**
 * What a type says of the shape of records, as a constant of its own: the types of records and of tables follow from
 * it, see infer.ts.
 */
export interface RecordShape {
  /**
   * What a reply carries beside the value: what it is called, what all of them are called, or where its picture can be
   * looked at.
   */
  readonly beside?: 'label' | 'labels' | 'url' | 'files'
  /** Stored sealed and in no reply; a reply says beside it whether there is one. */
  readonly isSecret?: true
  /**
   * Not stored but worked out: from the rows that point to the record or hold its upload, whenever it is read, or from
   * a day, for each reply.
   */
  readonly derived?: 'rows' | 'uses' | 'day'
  /** A record always has a value, whatever the field says. */
  readonly isAlways?: true
  /** The value of a new record where nothing is said; so a required field asks for none. */
  readonly startsAs?: false
  /** Stored as a JSON document. */
  readonly isDocument?: true
  /** Its value are rows, each with the field's own `fields`. */
  readonly hasRows?: true
  /** Pages show its words, a number at the right; a type that does not say has a cell of its own in src/core/types. */
  readonly cell?: 'text' | 'number'
  /** Typed as a number, and filtered by bounds; a type that does not say has an input of its own in src/core/inputs. */
  readonly input?: 'number' | 'whole'
}

/**
 * What stands around a value that is put into words: what is called so beside it in the reply, and what its options are
 * called.
 */
export interface Spoken<F extends Field = Field> {
  readonly field: F
  readonly label?: unknown
  option(value: string): string
}

/**
 * What helps to read a text of a sheet, whose words may be of any language: which option is called so, and whether it
 * says yes or no.
 */
export interface Spelled<F extends Field = Field> {
  readonly field: F
  optionCalled(text: string): string | undefined
  yesOrNo(text: string): boolean | undefined
}

/** What helps to say what is wrong with a cell: what an option is called, and “one or the other” of some words. */
export interface Mended<F extends Field = Field> {
  readonly field: F
  option(value: string): string
  either(words: readonly string[]): string
}

/** A value as a sheet has it: an amount with its digits, a calendar day, a moment (ISO 8601). */
export type SheetValue =
  | { readonly type: 'text' | 'date'; readonly value: string }
  | { readonly type: 'moment'; readonly value: string }
  | { readonly type: 'number'; readonly value: number; readonly digits: number }
  | null

/**
 * All that is true of a field's type, for browser, server and tests: nothing else knows a type by its name. Adding one
 * is adding a folder with these facts and its line in types/index.ts. What only the browser knows, cells and inputs,
 * stands in src/core/types and src/core/inputs.
 */
export interface FieldType<F extends Field = Field> extends RecordShape {
  /** PostgreSQL column type; null where nothing is stored. */
  column(field: F): string | null
  /** Only actions ask for it or give it; no record holds it. */
  readonly isPassing?: true
  /**
   * The value as a record keeps it, such as without white space around it, or a {@link Misshapen} for what can be no
   * value of this type at all. It is asked before any rule, with whatever JSON can say, and the rule is asked of
   * nothing else than it let through.
   */
  take(value: unknown, field: F): unknown
  /**
   * The yup rule of a value that is there; required, default, null and type are shared by all types, and nothing is
   * cast.
   */
  rule(field: F, yup: Yup): yup.Schema
  /**
   * Whether a value is surely right, seen at the first look: for rows that come by the hundred. False says nothing; the
   * rule does.
   */
  isPlain?(value: unknown, field: F): boolean
  /**
   * What it is, as a condition compares it in SQL and in JavaScript alike; conditions cannot look at one that does not
   * say.
   */
  readonly compares?: 'numeric' | 'boolean' | 'text'
  /**
   * The text that records carry, as SQL over the column, where a condition compares texts and the column holds none.
   */
  textOf?(column: string): string
  /** Values have an order, so that a condition may bound them. */
  readonly isOrdered?: true
  /** Values are amounts of money, in fen. */
  readonly isAmount?: true
  /** May be unique: an index over it tells values apart. */
  readonly isIndexable?: true
  /** How `?field=value` selects rows: substring, any of a list, `from,to`, array overlap, or not at all. */
  readonly filter: 'contains' | 'equals' | 'range' | 'overlaps' | 'none'
  /** The value that a query string spells; undefined where it spells none. */
  read(text: string, field: F): unknown
  /**
   * Key of the message that answers a filter, or a cell of a sheet, that spells no value; `filter` where nothing is
   * said.
   */
  readonly unreadable?: string
  readonly sortable: boolean
  /** Values can be summed up, and the sum is written as a value is. */
  readonly summable?: true
  /** One of few values, so that lists keep a total of each that they filter by. */
  readonly isTallied?: true
  /** May stand in a child row. */
  readonly isRowValue?: true
  /** One value for all rows of an import makes sense, and is chosen rather than typed. */
  readonly isForAll?: true
  /** Tells records of one name apart where they are offered. */
  readonly isDetail?: true
  /**
   * A text: one line, which may name a record and be searched; several lines; or formatted. Those of plain text can be
   * masked.
   */
  readonly text?: 'line' | 'lines' | 'html'
  /** One or some of the field's own `options`. */
  readonly options?: 'one' | 'some'
  /** Options may be left to actions, by the field's `byAction`. */
  readonly isByAction?: true
  /** A calendar day, or a moment, which a day bounds as a whole. */
  readonly time?: 'day' | 'moment'
  /** A whole number, as the places in an order are. */
  readonly isWhole?: true
  /**
   * What only the server can find by the value: the record or records of the resource `to`, the entry of the dictionary
   * `group`, an upload.
   */
  readonly refersTo?: 'record' | 'records' | 'entry' | 'upload' | 'uploads'
  /** Key of the message that answers what refers to something that is not there; `reference` where nothing is said. */
  readonly missing?: string
  /** Key of the text that says what it means that there is no value; undefined where it means nothing. */
  none?(field: F): string | undefined
  /** What a value says in words, for documents, reasons, cells and sheets alike. */
  format(value: unknown, words: Words, at: Spoken<F>): string
  /** How a sheet has the value, where that is more than the words of it, or less; null where it has none. */
  sheet?(value: unknown, field: F): SheetValue
  /**
   * The value that a cell of a sheet spells; undefined where it spells none. What refers to a record or an entry is
   * looked up instead.
   */
  parse?(text: string, at: Spelled<F>): unknown
  /** What is wrong, for who mends a cell and has no input before them: it may name what can be said. */
  explain?(wrong: Message, at: Mended<F>): Message
  /** JSON schema of a value, for the API document and the serialiser. */
  json(field: F): JsonSchema
  /** A valid value, another for each seed. */
  sample(field: F, seed: number): unknown
  /** Values that break each constraint once. */
  broken(field: F): readonly Broken[]
}
