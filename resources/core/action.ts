import type { AnyCondition, Condition } from './condition.ts'
import type { Fields, Tone } from './field.ts'
import type { RecordOf } from './infer.ts'
import type { Owed } from './owed.ts'
import type { Rule } from './rules.ts'
import { isSecret, typeOf } from './typeOf.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A line such as `PUT api/users/recover/{id}`. */
export type Call = `${Method} ${string}`

/**
 * `{name}` in the path takes that input and removes it; `send` says what the body consists of, by the input's names;
 * the rest is query for GET and DELETE, JSON body otherwise.
 */
export type CallSpec = Call | { readonly path: Call; readonly send?: { readonly [sent: string]: string } }

/**
 * Who calls besides operators: a training client by the token of its device, whoever signed in there by the token that
 * this gave, and a guardian by that of an account elsewhere.
 */
export const realms = ['device', 'trainee', 'guardian'] as const
export type Realm = (typeof realms)[number]
/** Those of training clients. */
export type ClientRealm = Exclude<Realm, 'guardian'>

/** Names that the engine knows how to run; any other action needs a `set` or a handler, and no call has such a name. */
export const standardActions = ['list', 'get', 'create', 'update', 'remove', 'options', 'sort', 'import'] as const
export type StandardAction = (typeof standardActions)[number]

/** What actions and calls both declare: how they are called, by whom, what they ask for and what they answer. */
interface Declared {
  /** Left out: `METHOD api/{resource}…` as the standard paths say. */
  readonly call?: CallSpec
  /** `public` (no token), `signedIn`, or a permission; `{resource}:{name}` where nothing is said. */
  readonly permission?: string
  /** What it asks for before it runs. */
  readonly input?: Fields
  /** Names of answers that the history keeps, such as a reason. */
  readonly audit?: readonly string[]
  /** Rules over several of the answers. */
  readonly rules?: readonly Rule[]
  /**
   * Concerns everybody who shares the account, where several people do: refused to demo accounts, though everybody else
   * may do it for themselves.
   */
  readonly concernsSharers?: true
  /** What it answers; `many` makes it a list of those. An action without answers the record. */
  readonly output?: Fields
  /** Its answer is a list of what `output` says. */
  readonly many?: boolean
  /**
   * `false`: its answer is not kept for a repeated call. So it is where the server's handler counts a try that stays counted whatever
   * becomes of the call, as of a code that is guessed, and where nothing of the answer may lie anywhere.
   */
  readonly repeatable?: false
}

/** What a record or a list can do: a button, a step of the state machine, and all that comes with them. */
export interface Action<
  C = AnyCondition,
  S = Readonly<Record<string, unknown>>,
  K extends string = string,
> extends Declared {
  /** On one record, or on the whole list; a record where nothing is said. */
  readonly on?: 'row' | 'list'
  /** The states in which it is possible: enables the button, guards the update in SQL. */
  readonly when?: C
  /** The change it makes; without it, and not standard, the server needs a handler. */
  readonly set?: S
  /** Of `import`: the fields that columns of a file may fill. What `set` says is stored in each record besides. */
  readonly takes?: readonly K[]
  /** Names of answers that begin with what the record has under the same name. */
  readonly begins?: readonly string[]
  /**
   * The call that tells beforehand what this one would do; see {@link previewOutput}. `previewToken` is asked for here,
   * so that nothing else is done than what was shown.
   */
  readonly preview?: string
  /**
   * Of `create`: a record is offered to begin a new one with, in the form. What a record has alone stays out of it:
   * unique values and those that are set once, secrets, masked values and pictures, and whatever no form sets.
   */
  readonly duplicate?: true
  /** Offered for selected records of the list as well: one call a record, at most four at a time. */
  readonly bulk?: boolean
  /**
   * The action that takes it back, offered for some seconds in the message that it is done: a call of its own, with its
   * own permission, guard and entry in the history. It asks for nothing, and sets back all that this one set.
   */
  readonly undo?: string
  /** How much attention its button calls for. */
  readonly tone?: Tone
  /** Asks before it runs; the question is a text of the resource (`confirms`). */
  readonly confirm?: boolean
  /**
   * Takes the password again, whenever it is done, or where it changes one of these fields: what leads to secrets and
   * money is not done by whoever finds an open page. It is refused with 403 `reauthenticate` until the call brings the
   * proof that `auth/reauthenticate` gives.
   */
  readonly reauthenticate?: true | readonly K[]
  /** Whoever else may do this is told where such a field was changed. */
  readonly notifies?: 'administrators'
}

/** A remote procedure: what a page, a form or a device asks the server for. It has no button and no states. */
export interface RemoteCall extends Declared {
  /** `row`: about one record, which the handler gets in scope; about none where nothing is said. */
  readonly on?: 'row'
  /** Called by others than operators: their tokens open these calls and no other, and no operator's token opens one. */
  readonly by?: Realm
  /** Only reads, though it is no GET, as where what is asked for does not fit into an address. */
  readonly reads?: boolean
  /**
   * The log of what operators did mentions it even where no record changed. One that takes a secret is mentioned
   * anyway.
   */
  readonly logged?: true
  /** Possible even while the operator has something to do first: whatever that is, or this. */
  readonly always?: true | Owed
  /**
   * Of one that only reads: its answer has an entity tag, and whoever says that they have it already gets 304 without a
   * body. Callers ask anew each time.
   */
  readonly conditional?: true
  /** The report whose numbers it answers: the engine works them out from its declaration. */
  readonly report?: string
}

/** An action or a call, as those see it who serve it, send it or describe it. */
export type Operation = Action & Omit<RemoteCall, 'on'>

/** The options that actions have and calls do not, and the reverse: what only a button or only a procedure can mean. */
export const actionOptions = [
  'when',
  'set',
  'takes',
  'begins',
  'preview',
  'duplicate',
  'bulk',
  'undo',
  'tone',
  'confirm',
  'reauthenticate',
  'notifies',
] as const satisfies readonly Exclude<keyof Action, keyof RemoteCall>[]
export const callOptions = [
  'by',
  'reads',
  'logged',
  'always',
  'conditional',
  'report',
] as const satisfies readonly Exclude<keyof RemoteCall, keyof Action>[]

type Without<K extends string> = { readonly [P in K]?: never }

/** An action as a resource of these fields declares it. */
export type ActionOn<F extends Fields> = Action<
  Condition<RecordOf<F>>,
  { readonly [K in keyof RecordOf<F>]?: RecordOf<F>[K] },
  keyof F & string
> &
  Without<(typeof callOptions)[number]>
/** A call as it is declared. */
export type DeclaredCall = RemoteCall & Without<(typeof actionOptions)[number]>

const hasFile = (fields: Fields | undefined): boolean =>
  Object.values(fields ?? {}).some(field => typeOf(field).isPassing)

/** Whether it answers something that is shown once and kept nowhere, such as a new token. */
export const givesSecret = (action: Pick<Operation, 'output'>): boolean =>
  Object.values(action.output ?? {}).some(isSecret)

/** Whether it asks for a file, so that its input travels as a form of several parts. */
export const asksFile = (action: Pick<Operation, 'input'>): boolean => hasFile(action.input)

/**
 * Whether it answers a file by itself. No handler does that: the route stands beside the engine, as that of an export.
 */
export const givesFile = (action: Pick<Operation, 'output'>): boolean => hasFile(action.output)

export type Actions = { readonly [name: string]: Action }
export type Calls = { readonly [name: string]: RemoteCall }
