import type { Kysely, Transaction } from 'kysely'
import type notices from '../../i18n/zh/core/notices.ts'
import type { message } from '../../resources/system/message.ts'
import type { SecurityEventKind } from '../../resources/system/securityEvent.ts'
import type { AnyResource, Handlers, InferRecord, RowsOf, SourceOf } from '../../resources/core/index.ts'
import type { DatabaseLog } from '../platform/database/Database.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { Outgoing } from '../platform/outgoing/openOutgoing.ts'
import type { Caches } from '../platform/caches/Caches.ts'
import type { Cipher } from '../platform/secrets/Cipher.ts'
import type { Files } from '../platform/storage/Files.ts'
import type { ReferencesTo } from './referential/References.ts'
import type { Origin } from './origin.ts'
import type { ReferenceSteps } from './referential/steps.ts'
import type { Statement } from './statement.ts'

export type Language = 'zh' | 'en'

/** Which rows an operator may touch. Fails closed: an empty list of organisations is no rows. */
export type Scope = {
  /** Everything, or the ids of organisations. */
  readonly hospitals: 'everything' | readonly number[]
  /**
   * The staff member whose own records alone are meant, where the resource names staff; 0 = the operator is no staff
   * member: none.
   */
  readonly staff?: number
}

/** Who calls, as resolved from the token. */
export interface Operator {
  readonly id: number
  readonly username: string
  readonly name: string
  readonly hospital: number
  readonly roles: readonly number[]
  readonly permissions: ReadonlySet<string>
  readonly scope: Scope
  /** A demo account: looks at everything in its scope, changes nothing that lasts. */
  readonly isExperience: boolean
  readonly sessionId: number
  /** A one-time password still has to be replaced, so that only the actions that are possible `always` are. */
  readonly mustChangePassword: boolean
  /** A role demands a second factor that is not set up yet; likewise. */
  readonly mustSetUpSecondFactor: boolean
  /** The token by which a program acts for the operator; none where they signed in themselves. */
  readonly apiToken?: { readonly id: number; readonly looksOnly: boolean }
}

/** A training client that calls, and who signed in there where the call is theirs. */
export interface DeviceCaller {
  readonly device: number
  /** The organisation of the device. */
  readonly hospital: number
  readonly patient: number | null
  /** What it last said of the version of its client. */
  readonly clientVersion: string | null
}

/** A guardian who calls from outside, by an account that is bound to patients. */
export interface GuardianCaller {
  readonly account: number
  /** Whom it may see at this moment, and their organisations. */
  readonly patients: readonly number[]
  readonly hospitals: readonly number[]
}

export type Channel = 'sms' | 'email'

/** Whether a channel sends: not at all, by what the settings say, or by what the environment says. */
export type ServiceState = 'off' | 'settings' | 'environment'

/** What a mail has beside its text. It is sealed as the text is, and erased with it. */
export interface MailParts {
  /** In the place of the one that follows from what the message is about. */
  readonly subject: string
  readonly html?: string
  /** Contents in base64; one with an id is a picture that the markup shows by `cid:`. */
  readonly attachments?: readonly {
    readonly name: string
    readonly type: string
    readonly content: string
    readonly id?: string
  }[]
  /** Where no more of its kind is asked for, by one click (RFC 8058). */
  readonly unsubscribe?: string
}

/** Something to be told to one person. */
export interface OutgoingMessage {
  readonly channel: Channel
  readonly recipient: string
  readonly about: InferRecord<typeof message>['about']
  /** What the body is written in, and so its subject. */
  readonly language: Language | 'both'
  readonly body: string
  /** For mail alone. */
  readonly mail?: MailParts
  /** What the body tells (a code, a password) does not hold from then on: it is not delivered later, and erased. */
  readonly validUntil?: Date
  /** The operator who sends it, where that is not the product itself. */
  readonly by?: number
  /** `Sender.allow` has counted it for its recipient already. */
  readonly isCounted?: boolean
}

/** What became of a message. */
export interface SentMessage {
  readonly id: number
  /** Whether a channel takes it. Else nothing was sent: it is only noted that it would have been. */
  readonly isOnItsWay: boolean
}

/** Sends one-time passwords and codes by way of the log of messages. */
export interface Sender {
  /**
   * Writes the message in the caller's transaction; after the commit it is delivered, where its channel sends. What it
   * says is read by its recipient alone. Throws 429 where the recipient got too many, whoever sent them.
   */
  send(db: Kysely<Tables>, message: OutgoingMessage): Promise<SentMessage>
  /**
   * Counts a message to somebody before it is made, as where nobody may learn whether it is: null where it may be sent,
   * or the moment from which on one may.
   */
  allow(db: Kysely<Tables>, channel: Channel, recipient: string): Promise<Date | null>
  /**
   * Writes messages that are to go by the services as they are now, although those are about to be set anew in the same
   * transaction. What it answers is to be called after the commit and begins to deliver them; what cannot be delivered
   * so is tried again by those that are set then.
   */
  sendByPresent(db: Kysely<Tables>, messages: readonly OutgoingMessage[]): Promise<() => Promise<void>>
  services(db: Kysely<Tables>): Promise<Readonly<Record<Channel, ServiceState>>>
  /** Begins to deliver what waits and does not wait for it; for handlers after their commit. */
  deliver(): void
}

/**
 * What the texts of a notice name: `{ text }` is a key of the catalogues and `{ moment }` ISO 8601; both are told in
 * the reader's language.
 */
export type NoticeParameters = Readonly<
  Record<string, string | number | { readonly text: string } | { readonly moment: string }>
>

/**
 * Something that the product tells operators: a key of `notices` in the catalogues, what its texts name, and the record
 * or list that it leads to.
 */
export interface OperatorNotice {
  readonly key: keyof typeof notices
  /** Nothing that only some of the readers may know. */
  readonly parameters?: NoticeParameters
  /**
   * Without `id` it leads to the list, with `part` to that of the record's page. Whoever follows it sees there what
   * they may see.
   */
  readonly link?: { readonly resource: AnyResource; readonly id?: number; readonly part?: string }
}

/** What the security log keeps beside who called what, and from where. */
export interface SecurityDetails {
  /** Whose account it is about. */
  readonly account?: number | undefined
  /** Names of fields, or a code; nothing that anybody typed. */
  readonly detail?: string
}

/** What handlers and hooks may use. They never see the request. */
export interface Context {
  /** null for a public call, for one of a training client, and in a job. */
  readonly operator: Operator | null
  /** The training client that calls, of an action that says `by`; else null. */
  readonly device: DeviceCaller | null
  /** The guardian who calls, of an action that says so; else null. */
  readonly guardian: GuardianCaller | null
  /** The transaction that everything of this call happens in. */
  readonly db: Transaction<Tables>
  /** That of the caller. */
  readonly language: Language
  /** The moment of the call, the same for all that it does. */
  readonly now: Date
  /** The business time zone. */
  readonly timeZone: string
  /** The calendar date there. */
  readonly today: string
  /** Where the call came from. */
  readonly client: { readonly ip: string; readonly userAgent: string }
  /** The same as logs keep it, with how long ago the call began. */
  readonly origin: () => Origin
  /** The id that log lines and the answer have, too. */
  readonly requestId: string
  /** The bearer token of the call, for the session's own handlers alone; '' for a public call. */
  readonly token: string
  /** Sends mail and SMS, by way of the message log. */
  readonly sender: Sender
  /** Proves that the caller has just shown anew who they are, for one action; for the session's own handlers alone. */
  readonly issueProof: (purpose: string) => string
  /**
   * Keeps something in the security log, from within a transaction once it is committed. Refusals that are answered as
   * errors are kept anyway.
   */
  readonly logSecurity: (kind: SecurityEventKind, more?: SecurityDetails) => void
  /** Uploaded pictures: what is stored, and the addresses that open it. */
  readonly files: Files
  /** Seals secrets before they are stored. */
  readonly cipher: Cipher
  /** What hosts keep so as not to work it out again. */
  readonly caches: Caches
  /** The one way by which other hosts are called. */
  readonly outgoing: Outgoing
  /** Where browsers reach the installation; links in messages begin with it. */
  readonly publicUrl: string
  /** When the last backup of the installation was written, as far as that is known here. */
  readonly lastBackup: () => Promise<Date | undefined>
  /** What those who run the host should know; no personal data. */
  readonly log: DatabaseLog
  /** Text of a catalogue key in a language, as where somebody else than the caller reads it. */
  readonly translate: (
    language: Language,
    key: string,
    parameters?: Readonly<Record<string, string | number>>,
  ) => string
  /** Text of a catalogue key in the caller's language. */
  readonly t: (key: string, parameters?: Readonly<Record<string, string | number>>) => string
  /**
   * Changes a record as its `update` does, with its hooks and in its history, wherever it stands. Whoever calls this
   * has made sure that the operator may, and that the values are valid. `as` is the action of that resource under whose
   * name, hooks and conditions it happens instead. Throws a Problem where a value is taken.
   */
  readonly update: (
    resource: AnyResource,
    id: number,
    values: Readonly<Record<string, unknown>>,
    as?: string,
  ) => Promise<void>
  /**
   * Changes records of another resource likewise, all by the same values and in a few statements. Throws 404 where one
   * of them is not there.
   */
  readonly updateMany: (
    resource: AnyResource,
    ids: readonly number[],
    values: Readonly<Record<string, unknown>>,
    as?: string,
  ) => Promise<void>
  /** Makes a record of another resource, likewise; answers its id. */
  readonly create: (resource: AnyResource, values: Readonly<Record<string, unknown>>) => Promise<number>
  /**
   * Makes many records of another resource in a few statements, likewise; answers their ids in the order of the values.
   */
  readonly createMany: (
    resource: AnyResource,
    values: readonly Readonly<Record<string, unknown>>[],
  ) => Promise<readonly number[]>
  /** What refers to the records of a resource, and what becomes of it when one is merged, transferred or deleted. */
  readonly references: (to: AnyResource) => ReferencesTo
  /**
   * Makes all records of a resource that refer to one record refer to another one instead, wherever they stand, each
   * with an entry in its history.
   */
  readonly moveRefs: (resource: AnyResource, field: string, from: number, to: number) => Promise<void>
  /**
   * Ids of the records that a list of the resource would show the caller for these filters, as the data provider takes
   * them (`{ hospital: [3, 4], bought: { from: '2026-01-01' }, q: '…' }`), ascending and at most `most`. Throws what the list would: 403 without the right to it, 400 with each wrong filter by name.
   */
  readonly find: (resource: AnyResource, filter: unknown, most: number) => Promise<readonly number[]>
  /**
   * Tells whoever makes the record something beside it, by the names that `create` gives: a password that is shown
   * once.
   */
  readonly give: (values: Readonly<Record<string, unknown>>) => void
  /** Runs after the commit (notifications, caches); its failure is logged and fails nothing. */
  readonly afterCommit: (task: () => Promise<void>) => void
  /** Sends a notification to every host, after the commit. */
  readonly notify: (channel: string, payload: string) => void
  /**
   * Tells operators something in the application, in the language of each: it waits in the bell until it is read, and
   * open pages show it after the commit. Nobody is told twice by one call.
   */
  readonly notifyOperators: (operators: readonly number[], notice: OperatorNotice) => Promise<void>
  /** SQL of what the record in a row of a resource is called, in the caller's language. */
  readonly called: (resource: string, alias: string) => string
  /**
   * SQL conditions on the rows of a resource that the caller reaches, or another operator where one is given, for
   * statements that are written by hand.
   */
  readonly reach: (resource: string, statement: Statement, alias: string, as?: Operator) => readonly string[]
}

/** Who asks, and where an answer can be looked up: what a rule over rights needs to know. */
export interface Asking {
  readonly operator: Operator | null
  readonly db: Kysely<Tables>
  /** Calendar date in the business time zone. */
  readonly today: string
}

/**
 * Why actions on one record are not possible for the caller: codes of errors (`errors.self`) by the names of the
 * actions, and of fields (`fieldReasonKey`).
 */
export type UnavailableReasons = Readonly<Record<string, string>>

/** What the first step of a handler may use; there is no transaction yet. */
export interface Before extends Omit<
  Context,
  | 'db'
  | 'update'
  | 'updateMany'
  | 'create'
  | 'createMany'
  | 'references'
  | 'moveRefs'
  | 'find'
  | 'give'
  | 'afterCommit'
  | 'notify'
  | 'notifyOperators'
> {
  /** Runs something short in a transaction of its own, which is committed whatever becomes of the call. */
  inTransaction<T>(work: (db: Transaction<Tables>) => Promise<T>): Promise<T>
}

/** What the rows of a list may be worked out by, where the resource says `rows: 'handler'`: it only reads. */
export interface RowsContext extends Omit<Before, 'inTransaction'> {
  readonly db: Kysely<Tables>
}

/**
 * The same for `rows: 'query'`. The text is asked for once for each statement, whose values are bound by `statement`.
 */
export interface QueryContext extends Omit<RowsContext, 'db'> {
  readonly statement: Statement
  /**
   * Conditions that say inside of the query what the list is filtered by, and whose organisations' rows the caller
   * reaches, where the planner would not carry them there: by the names of fields, and of `id`, the SQL of what they
   * stand for (`{ hospital: 'p."hospital"' }`). What the list is not filtered by adds none. The list itself looks at
   * all of them again.
   */
  readonly filtered: (columns: Readonly<Record<string, string>>) => readonly string[]
}

/** A handler of two steps; see {@link inSteps}. */
export interface Stepped<Input, Reply> {
  readonly first: (input: Input, before: Before) => Promise<(context: Context) => Promise<Reply>>
}

/**
 * A handler that does something slow, such as a hash, before its transaction begins, so that nobody waits for it in the
 * database. The first step answers what then runs inside; that has to look again at whatever the first step saw.
 */
export const inSteps = <Input, Reply>(first: Stepped<Input, Reply>['first']): Stepped<Input, Reply> => ({ first })

/** One of several calls that are done in one transaction. */
export interface Joined<Input> {
  readonly input: Input
  readonly context: Context
}

/** A handler of several calls at once; see {@link together}. */
export interface Together<Input, Reply> {
  readonly all: (calls: readonly Joined<Input>[]) => Promise<readonly Reply[]>
}

/**
 * A handler of calls that are many and alike: those that came while the host was busy with others of them are done in
 * one transaction. Answers a reply for each, in their order. What it throws fails a call that is alone; of several,
 * each is then done by itself.
 */
export const together = <Input, Reply>(all: Together<Input, Reply>['all']): Together<Input, Reply> => ({ all })

/**
 * A reply that many callers are given alike, and the first moment from which it may be another one though nothing was
 * written; null for none.
 */
export interface Lasting<Reply> {
  readonly reply: Reply
  readonly until: Date | null
}

/** A handler whose replies are kept; see {@link keeping}. */
export interface Keeping<Input, Reply> {
  /**
   * The tables that the reply rests on. Their writes are counted, so that all hosts know at once when it no longer
   * holds.
   */
  readonly tables: readonly string[]
  /** All that the reply depends on of who calls: whom this is the same of, they are told the same. */
  readonly audience: (context: RowsContext) => unknown
  /** Reads it, outside of any transaction. */
  readonly read: (input: Input, context: RowsContext) => Promise<Lasting<Reply>>
}

/**
 * A handler of a call that only reads, and that very many ask the same of: replies are kept until what they rest on
 * changes.
 */
export const keeping = <Input, Reply>(handler: Keeping<Input, Reply>): Keeping<Input, Reply> => handler

/** A handler of one record that holds something else first; see {@link holding}. */
export interface Holding<Row, Input, Reply> {
  readonly hold: (id: number, context: Context) => Promise<void>
  readonly handle: (record: Row, input: Input, context: Context) => Promise<Reply>
}

/**
 * A handler of one record that also writes what others hold before they hold the record: it holds that first, in the
 * same transaction, so that nobody waits in a circle. Nothing is known of the record yet, not even whether the caller
 * reaches it.
 */
export const holding = <Row, Input, Reply>(
  hold: Holding<Row, Input, Reply>['hold'],
  handle: Holding<Row, Input, Reply>['handle'],
): Holding<Row, Input, Reply> => ({ hold, handle })

type OrOther<H> = {
  [K in keyof H]: H[K] extends (input: infer I, context: Context) => Promise<infer R>
    ? H[K] | Stepped<I, R> | Together<I, R> | Keeping<I, R>
    : H[K] extends (record: infer Row, input: infer I, context: Context) => Promise<infer R>
      ? H[K] | Holding<Row, I, R>
      : H[K]
}

/**
 * The handlers of a resource; one on the list may be of two steps, of several calls at once, or keep its replies, one of
 * a record may hold something else first.
 * `rows` gives the rows of one that says so: as a `query` a select of `id` and a column for each field, in the spelling
 * of columns (`first_day`); from a `handler` all of them, at most {@link mostRows}. Row scope, filters, search, order,
 * pages, masks and labels are the engine's.
 */
export type HandlersOf<T> = OrOther<Handlers<T, Context>> &
  ([SourceOf<T>] extends [never] ? unknown : RowsOf<T, QueryContext, RowsContext>)

/** How many rows a handler may give a list. */
export const mostRows = 10_000

/** Steps that data cannot say, around the engine's own writes, inside the same transaction. */
export interface Hooks<Row, Action extends string = string> {
  /**
   * Names of the actions that the hooks are for; all where nothing is said. Others are spared the explicit transaction.
   */
  readonly on?: readonly Action[]
  /**
   * Names of no action under which code changes these records (`as` of `context.update`); the hooks that are `on` some
   * actions are for them as well.
   */
  readonly under?: readonly string[]
  /**
   * Of updates, `before` and `after` are for those alone that change one of these fields; others are spared the
   * explicit transaction.
   */
  readonly whenChanged?: readonly (keyof Row & string)[]
  /**
   * Guards a write by throwing a Problem, or answers further columns to write (camelCase field names), and a higher
   * `version` where the record is to get one although none of its own values changed. `record` is null for create;
   * `input` is what is written, and what was asked besides.
   */
  before?(
    action: string,
    record: Row | null,
    input: Readonly<Record<string, unknown>>,
    context: Context,
  ): Promise<Partial<Row> | void>
  /**
   * What `before` is for create, for records that are made together: answers further columns for each, in their order.
   * `action` is
   * `create`, or what made them otherwise, such as `import`. Where it is there, `before` is not called for records that are made.
   */
  beforeCreate?(
    action: string,
    inputs: readonly Readonly<Record<string, unknown>>[],
    context: Context,
  ): Promise<readonly Partial<Row>[]>
  /** What `after` is for create, likewise. */
  afterCreate?(action: string, ids: readonly number[], context: Context): Promise<void>
  /** By its arguments `action`, `record`, `context` and `before`: the record as it was, null for create. */
  after?(action: string, record: Row, context: Context, before: Row | null): Promise<void>
  /**
   * What is told of fields, by their names, where that depends on who reads: the value as this reader may see it, of
   * the record as it is. Every reply and the history ask here.
   */
  readonly redact?: Readonly<
    Record<string, (value: unknown, record: Readonly<Record<string, unknown>>, reader: Operator | null) => unknown>
  >
  /**
   * Why the caller cannot take actions on each of the records, in their order; for a resource that says
   * `unavailableReasons`. It is told beforehand, not enforced.
   */
  unavailableReasons?(records: readonly Row[], asking: Asking): Promise<readonly UnavailableReasons[]>
}

export interface Implementation {
  readonly resource: AnyResource
  readonly handlers: Readonly<
    Record<
      string,
      | ((...parameters: never[]) => Promise<unknown>)
      | ((...parameters: never[]) => string)
      | Stepped<never, unknown>
      | Together<never, unknown>
      | Keeping<never, unknown>
      | Holding<never, never, unknown>
    >
  >
  readonly hooks: Hooks<never>
  /** By the ref that says `handler` of what becomes of its records. */
  readonly references: Readonly<Record<string, ReferenceSteps>>
}

/** What engine and code may write even where no action of that name is declared. */
export const plainWrites = ['create', 'update', 'remove'] as const

/** What hooks may be for. */
type Hooked<T extends AnyResource> =
  | (keyof T['actions'] & string)
  | (keyof T['calls'] & string)
  | (typeof plainWrites)[number]

/**
 * Binds handlers to a resource: every action that data alone cannot run must have one, and no other name may; likewise
 * `references` every ref that says `handler` of a merge or a deletion.
 */
export const implement = <T extends AnyResource>(
  resource: T,
  handlers: HandlersOf<T>,
  hooks: Hooks<InferRecord<T>, Hooked<T>> = {},
  references: { readonly [K in keyof T['fields']]?: ReferenceSteps } = {},
): Implementation => ({
  resource,
  handlers: handlers as Implementation['handlers'],
  hooks: hooks as Hooks<never>,
  references: references as Implementation['references'],
})
