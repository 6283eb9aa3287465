import type { TypeWith } from './types/index.ts'
import type { ActionOn, Actions, Calls, DeclaredCall, StandardAction } from './action.ts'
import type { AnyCondition, Condition } from './condition.ts'
import type { Erasure } from './erasure.ts'
import type { Fields } from './field.ts'
import type { InputRecordOf, ChoiceKeys, GivenRow, InputOf, OptionsOf, PlainOf, RecordOf, RowOf } from './infer.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { PairKeys } from './pairs.ts'
import type { Retention } from './retention.ts'
import type { Rule } from './rules.ts'
import type { Stamp } from './stamps.ts'

type Key<F> = keyof F & string

/**
 * Who sees which rows beyond row scope: those that meet the condition are for everybody who may read, within the
 * organisations that they name where `within` says so, with the roles that they name where `roles` does, and those of a
 * staff member for that one alone where `staff` says whose they are, those that a row of another resource leads to
 * where `through` names one, those of records that they may look at where `along` names the refs, and for training
 * devices where `devices` names them; the rest are for those who are named.
 */
export interface Visibility<C = AnyCondition, K extends string = string> {
  /** The rows that are for everybody who may read; all of them where something else says for whom rows are. */
  readonly when?: C
  /**
   * Two moments of a row, from the first of which and until the second those rows are for everybody, and at no other
   * time; a row without the first is for nobody yet, one without the second has no end.
   */
  readonly during?: readonly [from: K, until: K]
  /**
   * Refs to organisations: rows that name none are for all, others for those whose own or whose scope's organisation
   * they name.
   */
  readonly within?: K
  /**
   * Refs to roles: rows that name none are for all, others for those who have one of them, or whose scope is
   * everything.
   */
  readonly roles?: K
  /**
   * A ref to a staff member: rows are for the one whom they name, and rows that name none for those who see the rest.
   */
  readonly staff?: K
  /**
   * Another resource and its ref to these rows: seen is what a live row there refers to which the caller reaches, as an
   * account is seen by those whose patients it is bound to.
   */
  readonly through?: readonly [resource: string, ref: string]
  /**
   * Refs, one of which a row has: it is seen by those who may look at the record that this one names, and by nobody
   * else.
   */
  readonly along?: readonly K[]
  /**
   * Choices by which a record says for whom it is: of the rows that the words above open, training devices see those
   * alone that have one of the values named here.
   */
  readonly devices?: { readonly [N in K]?: readonly string[] }
  /**
   * Who sees all rows, and where no word above opens any the only ones who see some: `author` is who made the row,
   * `unlimited` whose scope is everything; anything else is a permission.
   */
  readonly rest: readonly ('author' | 'unlimited' | `${string}:${string}`)[]
}

/** Words of their own for a record that is not there. */
export type Unknown = 'unknownAccount'

/** How the server gives rows that no table holds: by an SQL query, or by a handler that answers all of them. */
export const rowSources = ['query', 'handler'] as const
export type RowSource = (typeof rowSources)[number]

/** How a list is shown by time. */
export interface Calendar<S extends string = string, L extends string = string, B extends string = string> {
  readonly start: S
  readonly length?: L
  readonly by?: B
}

/** How a list is shown by state. */
export interface Board<B extends string = string, M = { readonly [action: string]: string | undefined }> {
  readonly by: B
  readonly moves?: M
}

type OfType<F, T extends string> = { [N in Key<F>]: F[N] extends { readonly type: T } ? N : never }[Key<F>]
type CalendarOf<F> = Calendar<OfType<F, 'date' | 'datetime'>, OfType<F, 'integer'>, OfType<F, 'ref'>>
type BoardOf<F, A> = {
  [N in OfType<F, 'choice'>]: Board<
    N,
    F[N] extends { readonly options: readonly (infer O)[] } ? { readonly [M in keyof A]?: O } : never
  >
}[OfType<F, 'choice'>]

/** What the product manages, declared once, as plain data. */
export interface Resource<
  N extends string = string,
  F extends Fields = Fields,
  A = Actions,
  S extends string = string,
  C = Calls,
  R extends RowSource = RowSource,
> {
  /** Its name in code, addresses and permissions: camelCase, for ever. */
  readonly name: N
  /**
   * The field that names a record; with a sibling `{label}En` the record is bilingual. Or several fields, refs, days
   * and moments among them, where none alone tells records apart: replies then carry what they say together as `label`.
   */
  readonly label: string | readonly string[]
  /**
   * What a record consists of, by name. `id`, `version` and the stamps (who made and changed it, and when) are there by
   * themselves.
   */
  readonly fields: F
  /**
   * Where the rows of the list come from, where it is no table of their own: a `query` in SQL over other tables, or a
   * `handler` that answers all of them. The server gives it as `rows` of `implement`; what the list asks for besides
   * its filters is the `input` of the action `list`. Such rows have an `id`, no version and no stamps; they are listed,
   * exported and looked at, and any other action on them has a handler.
   */
  readonly rows?: R
  /** How many characters of its label a filter shows; the whole where nothing is said. */
  readonly brief?: number
  /**
   * The ref to the person whom a record is about: its pages, tabs and history are headed by that name and by what the
   * person's resource `tells`, the record's own name stands below. Replies carry what is told as `about`, to those who
   * may open that person's record.
   */
  readonly about?: string
  /** What stands behind a person's name where a page is headed by it, and tells two of one name apart: sex, age. */
  readonly tells?: readonly string[]
  /** Row scope: the ref to the organisation a record belongs to, the record itself, or nothing. */
  readonly scopedBy: string
  /** Refs to staff members whose "own" records these are, or to a record that says so by its own `staff`. */
  readonly staff?: readonly string[]
  /** Which of the rows in scope are seen by whom. */
  readonly visibility?: Visibility
  /**
   * What calls on a record that is not there, or not in scope, are told (a key of `errors.*`, which gets the id as
   * `given`); `notFound` where nothing is said.
   */
  readonly unknown?: Unknown
  /**
   * The server knows reasons against actions that data cannot say; records carry them as `unavailableReasons`, by
   * action.
   */
  readonly unavailableReasons?: boolean
  /** The list: its columns, filters, search and sums. Without one there is no page. */
  readonly list?: {
    /** The columns of the table and of the export, in their order. */
    readonly columns: readonly string[]
    /**
     * The columns that a record's card has on a phone, beside what names it and the states; the first four where
     * nothing is said.
     */
    readonly card?: readonly string[]
    /**
     * The columns of the table that are shown only when an operator chooses them: the others have to fit side by side.
     */
    readonly spare?: readonly string[]
    /** The fields that the list can be filtered by, in the order of their inputs. */
    readonly filters?: readonly string[]
    /**
     * Texts that `?q=` searches by characters, pinyin and initials; numbers that are masked up to their last four
     * (`mask: 'tail4'`), by these, and whole by who may see them; and refs: whatever finds the record there finds this
     * one.
     */
    readonly search?: readonly string[]
    /**
     * The order that the list begins with, and further fields by which equal values of the first are in order; the latest
     * first where nothing is said.
     */
    readonly sort?: readonly [string, 'ASC' | 'DESC', ...string[]]
    /** Filters that the list begins with, as one spells them in its address: what is to be done, of much that was. */
    readonly begins?: Readonly<Record<string, string | readonly string[]>>
    /**
     * Rows beyond so many are not counted, and pages say that there are more: of rows that are worked out from very
     * many, and that indexes give in the order of the list; 10 000 where nothing is said.
     */
    readonly countedTo?: number
    /**
     * Numbers that the list sums up over all rows of its filter: the reply to `totals=true` carries them, the page
     * shows them.
     */
    readonly totals?: readonly string[]
    /**
     * The list as a calendar of months, weeks and days as well: each record on the day, or at the moment, that `start`
     * says; `length` names the minutes that it takes. Weeks and days are told apart by whom `by` names, a person or an
     * organisation. It asks for the days in sight alone, so that `start` is one of the filters.
     */
    readonly calendar?: Calendar
    /**
     * The list as a board as well: a column for each option of the choice `by`, which is one of the filters. A card is
     * moved to where an action of its record leads, which asks and is guarded as anywhere; `moves` says it of actions
     * whose handler, and not their `set`, sets the option.
     */
    readonly board?: Board
  }
  /** The form, section by section. */
  readonly form?: readonly {
    /** The name of the section; its title is a text of the resource. */
    readonly section: S
    /** Its fields, in their order. */
    readonly fields: readonly string[]
    /**
     * Fields of the section whose names end in Right and Left stand side by side, the right one first, as charts are
     * written.
     */
    readonly pairs?: boolean
  }[]
  /** Rules over several fields, held by form and server. */
  readonly rules?: readonly Rule[]
  /** One record that is always there: it is read and changed, never listed, made or removed. */
  readonly singleton?: boolean
  /** The ref to the superior record of the same resource. Removing a record takes all below it along. */
  readonly tree?: string
  /**
   * The integer by which records are put in order, in a tree those below the same superior; the action `sort` stores a
   * new arrangement.
   */
  readonly order?: string
  /** Resources whose answers follow from these records too: what pages show of them is read again after each write. */
  readonly invalidates?: readonly string[]
  /**
   * Operators write comments on its records: each page has them below the values, who is named in one is told, and what
   * is open stands on the home page. A ref of its name in `comment` holds them; who may look at the record sees them,
   * and they go where it goes.
   */
  readonly comments?: true
  /** What may happen to a record as a whole: refs to it say by `on` what then. */
  readonly lifecycle?: Lifecycle
  /**
   * What becomes of a record when somebody to whom it leads is erased: `remove`, `nameless` (kept without what tells
   * who it was), or `{ seal: 'examinedOn' }` (removed, and kept sealed for its legal time from that day). Whatever
   * leads by refs to somebody who may be erased has to say it.
   */
  readonly erasure?: Erasure
  /**
   * How long records are kept: `{ since: 'sentAt', days: 'retentionSetting.messageDays' }` (or `years`), by which the
   * job `removeDue` announces what is too old, and then removes it; `withPerson`, as long as whom it is about without a
   * ref that leads there; or `untilDeleted`. What leads by refs to somebody who may be erased goes with them.
   */
  readonly retention?: Retention
  /** The resource's former name, so that a migration renames the table and keeps its data. */
  readonly was?: string
  /**
   * What a record or the list can do, by name: `list`, `get`, `options`, `create`, `update`, `remove`, `sort` and
   * `import` are standard.
   */
  readonly actions: A
  /** What is asked of the server besides: remote procedures. */
  readonly calls: C
}

/** Any resource, for those who only read descriptors; each is one without a cast. */
export type AnyResource = Resource

/**
 * Declares a resource; only a call can hold columns, filters, conditions and sections against the fields of the same
 * literal.
 */
export const resource = <
  const N extends string,
  const F extends Fields,
  const A extends { readonly [name: string]: ActionOn<F> },
  const S extends string = never,
  const C extends { readonly [name: string]: DeclaredCall } = {},
  const R extends RowSource = never,
>(declaration: {
  readonly name: N
  readonly label: NoInfer<Key<F>> | readonly [NoInfer<Key<F>>, NoInfer<Key<F>>, ...NoInfer<Key<F>>[]]
  readonly brief?: number
  readonly about?: NoInfer<Key<F>>
  readonly tells?: readonly NoInfer<Key<F>>[]
  readonly fields: F
  readonly rows?: R
  readonly scopedBy: NoInfer<Key<F>> | 'self' | 'nothing'
  readonly staff?: readonly NoInfer<Key<F>>[]
  readonly visibility?: Visibility<Condition<RecordOf<NoInfer<F>>>, NoInfer<Key<F>>>
  readonly unknown?: Unknown
  readonly unavailableReasons?: boolean
  readonly list?: {
    readonly columns: readonly (NoInfer<Key<F>> | Stamp | 'id')[]
    readonly card?: readonly (NoInfer<Key<F>> | Stamp)[]
    readonly spare?: readonly (NoInfer<Key<F>> | Stamp)[]
    readonly filters?: readonly (NoInfer<Key<F>> | Stamp)[]
    readonly search?: readonly NoInfer<Key<F>>[]
    readonly sort?: readonly [NoInfer<Key<F>> | Stamp | 'id', 'ASC' | 'DESC', ...NoInfer<Key<F>>[]]
    readonly begins?: { readonly [name in NoInfer<Key<F>> | Stamp]?: string | readonly string[] }
    readonly totals?: readonly NoInfer<Key<F>>[]
    readonly countedTo?: number
    readonly calendar?: CalendarOf<NoInfer<F>>
    readonly board?: BoardOf<NoInfer<F>, NoInfer<A>>
  }
  readonly form?: readonly {
    readonly section: S
    readonly fields: readonly NoInfer<Key<F>>[]
    readonly pairs?: boolean
  }[]
  readonly rules?: readonly Rule<NoInfer<Key<F>>>[]
  readonly singleton?: boolean
  readonly tree?: NoInfer<Key<F>>
  readonly order?: NoInfer<Key<F>>
  readonly invalidates?: readonly string[]
  readonly comments?: true
  readonly lifecycle?: Lifecycle
  readonly erasure?: Erasure<NoInfer<Key<F>>>
  readonly retention?: Retention<NoInfer<Key<F>> | Stamp>
  readonly was?: string
  readonly actions: A & { readonly [name: string]: ActionOn<NoInfer<F>> }
  readonly calls?: C & { readonly [name: string]: DeclaredCall }
}): Resource<N, F, A, S, C, R> => ({ calls: {}, ...declaration }) as unknown as Resource<N, F, A, S, C, R>

/** A resource that stores nothing and only names calls (sign-in, uploads). */
export const service = <
  const N extends string,
  const C extends { readonly [name: string]: DeclaredCall & { readonly on?: never } },
>(declaration: {
  readonly name: N
  readonly calls: C & { readonly [name: string]: DeclaredCall & { readonly on?: never } }
}): Resource<N, {}, {}, never, C, never> => ({
  ...declaration,
  label: 'id',
  fields: {},
  scopedBy: 'nothing',
  actions: {},
})

/** How the rows of a resource are given; never for those of a table. */
export type SourceOf<T> = T extends { readonly rows?: infer R } ? Extract<R, RowSource> : never
type RowIn<T, F extends Fields> = [SourceOf<T>] extends [never] ? RecordOf<F> : RowOf<F>

export type InferRecord<T> = T extends { readonly fields: infer F extends Fields } ? RowIn<T, F> : never
export type InferInput<T> = T extends { readonly fields: infer F extends Fields } ? InputOf<F> : never

/** The actions of which data alone cannot say what they do: neither standard nor with a `set`. */
export type ByHand<A> = {
  [
    K in keyof A as K extends StandardAction
      ? never
      : A[K] extends { set: object }
        ? never
        : GivesFile<A[K]> extends true
          ? never
          : K
  ]: A[K]
}
type GivesFile<X> = X extends { output: infer G extends Fields }
  ? 'file' extends G[keyof G]['type']
    ? true
    : false
  : false
type Input<X> = X extends { input: infer Q extends Fields } ? InputRecordOf<Q> : {}
/** What a caller is answered: a file by itself, what `output` says, or what `D` is. */
type Told<X, D> = GivesFile<X> extends true ? Blob : Answer<X, D>
type Answer<X, D> = X extends { output: infer G extends Fields }
  ? X extends { many: true }
    ? PlainOf<G>[]
    : PlainOf<G>
  : D
type RowHandler<Row, X, Context> = (record: Row, input: Input<X>, context: Context) => Promise<Answer<X, void>>
type ListHandler<X, Context> = (input: Input<X>, context: Context) => Promise<Answer<X, void>>

/**
 * The handlers that a server must give: what is about one record gets it in scope, locked and guarded. What an action
 * answers without `output` is ignored, and the caller gets the record as it then is.
 */
export type Handlers<T, Context> = T extends {
  readonly fields: infer F extends Fields
  readonly actions: infer A
  readonly calls: infer C
}
  ? {
      [K in keyof ByHand<A>]: A[K] extends { on: 'list' }
        ? ListHandler<A[K], Context>
        : RowHandler<RowIn<T, F>, A[K], Context>
    } & {
      [K in keyof ByHand<C>]: C[K] extends { on: 'row' }
        ? RowHandler<RowIn<T, F>, C[K], Context>
        : ListHandler<C[K], Context>
    }
  : never

/** What a list asks for besides its filters. */
type ListInput<A> = A extends { list: infer L } ? Input<L> : {}

/**
 * What the server gives the rows by, where the resource says `rows`: a select with the fields as columns, or all rows.
 */
export type RowsOf<T, QueryContext, RowsContext> = T extends {
  readonly fields: infer F extends Fields
  readonly actions: infer A
}
  ? {
      query: { rows: (input: ListInput<A>, context: QueryContext) => string }
      handler: { rows: (input: ListInput<A>, context: RowsContext) => Promise<readonly GivenRow<F>[]> }
    }[SourceOf<T>]
  : never

type Query<Row, L> = { page?: number; size?: number; sort?: string; q?: string } & {
  [K in keyof Row]?: Row[K] | string
} & Partial<Sent<L>>

type Sent<X> = X extends { input: infer Q extends Fields } ? InputOf<Q> : {}
/** What a caller may say of one request: how to give it up, and the key by which a repeated one happens once. */
export interface RequestOptions {
  readonly signal?: AbortSignal
  readonly idempotencyKey?: string
}
/** A function that needs no argument where nothing must be said. */
type Ask<I, R> = {} extends I
  ? (input?: I, options?: RequestOptions) => Promise<R>
  : (input: I, options?: RequestOptions) => Promise<R>
type AskOne<I, R> = (input: { id: Id } & I, options?: RequestOptions) => Promise<R>
/** As react-admin has it, which takes it from addresses too. */
type Id = number | string

/** The version that the caller has seen: nothing happens to a record that somebody has changed since. */
type Seen<T> = [SourceOf<T>] extends [never] ? { version?: number } : {}

/** The same actions and calls, seen by a caller. */
export type Client<T> = T extends {
  readonly fields: infer F extends Fields
  readonly actions: infer A
  readonly calls: infer C
}
  ? {
      [K in keyof A]: K extends 'list'
        ? (
            query?: Query<RowIn<T, F>, A[K]>,
            options?: Pick<RequestOptions, 'signal'>,
          ) => Promise<{ data: RowIn<T, F>[]; total: number }>
        : K extends 'get'
          ? (input: { id: Id }, options?: Pick<RequestOptions, 'signal'>) => Promise<RowIn<T, F>>
          : K extends 'create'
            ? (input: InputOf<F>) => Promise<RecordOf<F> & Answer<A[K], {}>>
            : K extends 'update'
              ? (input: { id: Id; version?: number } & Partial<InputOf<F>>) => Promise<RecordOf<F>>
              : K extends 'sort'
                ? (input: {
                    rows: readonly ({ id: number; version: number } & Partial<InputOf<F>>)[]
                  }) => Promise<{ moved: number }>
                : K extends 'remove'
                  ? (input: { id: Id; version?: number } & Partial<Sent<A[K]>>) => Promise<void>
                  : K extends 'options'
                    ? (
                        query?: Query<RecordOf<F>, {}>,
                      ) => Promise<
                        ({ id: number; label: string } & (A[K] extends { output: infer G extends Fields }
                          ? PlainOf<G>
                          : {}))[]
                      >
                    : A[K] extends { on: 'list' }
                      ? Ask<Sent<A[K]>, Told<A[K], void>>
                      : AskOne<Seen<T> & Sent<A[K]>, Told<A[K], RowIn<T, F>>>
    } & {
      [K in keyof C]: C[K] extends { on: 'row' }
        ? AskOne<Seen<T> & Sent<C[K]>, Told<C[K], RowIn<T, F>>>
        : Ask<Sent<C[K]>, Told<C[K], void>>
    }
  : never

/** What an action or a call answers its callers. */
export type ReplyOf<T, K extends keyof Client<T>> = Client<T>[K] extends (...given: never[]) => Promise<infer R>
  ? R
  : never

type ChoiceTexts<F> = { [K in ChoiceKeys<F>]: { [P in OptionsOf<F[K]>]: string } }
type WithRows = TypeWith<{ hasRows: true }>
type ChildrenOf<F> = F extends { readonly type: WithRows; readonly fields: infer R extends Fields } ? R : never
type ItemKeys<F> = { [K in keyof F]: F[K] extends { readonly type: WithRows } ? K : never }[keyof F]
/** Texts of child rows, by the field that holds them. */
type ItemTexts<F> = [ItemKeys<F>] extends [never] ? {} : { items: { [K in ItemKeys<F>]: InputTexts<ChildrenOf<F[K]>> } }
type InputTexts<Q extends Fields> = { fields: { [K in keyof Q]: string }; choices?: ChoiceTexts<Q> }

/** What the permission for a call, the log and the API document call it. */
type CallTexts<C> = [keyof C] extends [never] ? unknown : { calls: { [K in keyof C]: string } }
/** What is told once an action is done, where it is no standard one. */
type DoneTexts<A> = [Exclude<keyof A, StandardAction>] extends [never]
  ? unknown
  : { done: { [K in Exclude<keyof A, StandardAction>]: string } }
type InputsTexts<X> = {
  [K in keyof X as X[K] extends { input: Fields } ? K : never]: X[K] extends { input: infer Q extends Fields }
    ? InputTexts<Q>
    : never
}
type OutputsTexts<X> = {
  [K in keyof X]?: X[K] extends { output: infer G extends Fields } ? { [P in keyof G]?: string } : never
}

/** Every text a resource needs, in the shape in which react-admin looks it up (`resources.patient.fields.mobile`). */
export type Texts<T> =
  T extends Resource<string, infer F extends Fields, infer A, infer S, infer C, RowSource>
    ? {
        name: string
        fields: { [K in keyof F]: string }
        hints?: { [K in keyof F]?: string }
        sections: { [K in S]: string }
        choices: ChoiceTexts<F>
        actions: { [K in Exclude<keyof A, StandardAction>]: string }
        inputs: InputsTexts<A> & InputsTexts<C>
        confirms?: { [K in keyof A]?: string }
        /** Names of what an action or a call shows once. */
        outputs?: OutputsTexts<A> & OutputsTexts<C>
        /** What the previews of actions tell, by the names of the effects. */
        effects?: { [K in keyof A | keyof C]?: { [effect: string]: string } }
      } & CallTexts<C> &
        DoneTexts<A> &
        ([PairKeys<F>] extends [never] ? unknown : { pairs: { [K in PairKeys<F>]: string } }) &
        ItemTexts<F>
    : never
